#import "AppDelegate.h"

#import "Player.h"
#import "Stations.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application
    willFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  return YES;
}

- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  self.window.rootViewController = [[Stations alloc] init];
  [self.window makeKeyAndVisible];
  [application registerForRemoteNotifications];
  [application setMinimumBackgroundFetchInterval:UIApplicationBackgroundFetchIntervalMinimum];
  return YES;
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
  [Player.shared resume];
}

- (void)applicationWillResignActive:(UIApplication *)application {
  [Player.shared fade];
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
  [Stations save];
}

- (void)applicationWillEnterForeground:(UIApplication *)application {
  [Stations reload];
}

- (void)applicationWillTerminate:(UIApplication *)application {
  [Stations save];
}

- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application {
  [Stations removeCovers];
}

#pragma mark - Pushes

- (void)application:(UIApplication *)application
    didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
  [Stations registerToken:deviceToken];
}

- (void)application:(UIApplication *)application
    didReceiveRemoteNotification:(NSDictionary *)userInfo
          fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler {
  [Stations reload];
  completionHandler(UIBackgroundFetchResultNewData);
}

- (void)application:(UIApplication *)application
    performFetchWithCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler {
  [Stations reload];
  completionHandler(UIBackgroundFetchResultNewData);
}

#pragma mark - State restoration

- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder {
  return YES;
}

- (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder {
  return YES;
}

@end
