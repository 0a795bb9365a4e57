#include "DocumentTexts.h"

#ifndef __has_embed
#error "this needs #embed: clang 19 or later, which Swift 6.2 and Xcode 26 contain"
#endif

// Area by area, in the order in which they are best read.
static const uint8_t behaviors[] = {
#embed "behaviors/object-graph.txt" suffix(, )
#embed "behaviors/launch.txt" suffix(, )
#embed "behaviors/states.txt" suffix(, )
#embed "behaviors/interruptions.txt" suffix(, )
#embed "behaviors/entering-background.txt" suffix(, )
#embed "behaviors/background-behavior.txt" suffix(, )
#embed "behaviors/returning-to-foreground.txt" suffix(, )
#embed "behaviors/termination.txt" suffix(, )
#embed "behaviors/urls.txt" suffix(, )
#embed "behaviors/events.txt" suffix(, )
#embed "behaviors/drawing.txt" suffix(, )
#embed "behaviors/threads.txt" suffix(, )
#embed "behaviors/services.txt" suffix(, )
#embed "behaviors/devices.txt" suffix(, )
#embed "behaviors/current-ios.txt"
};

static const uint8_t sections[] = {
#embed "sections.txt"
};

DocumentText behaviorText(void) { return (DocumentText){behaviors, sizeof behaviors}; }
DocumentText sectionText(void) { return (DocumentText){sections, sizeof sections}; }
