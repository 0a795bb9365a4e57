// The floor under every scenario runner: walks folders in order, reads each .yaml file, and has libyaml
// turn it into events, which it counts. No runner that reads its scenarios with libyaml can be faster.
//
//   yaml-floor PATH...

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

// What all files share: one buffer, which grows to the largest of them, and the counts.
struct floor {
  unsigned char *bytes;
  size_t capacity;
  unsigned long files;
  unsigned long events;
};

static void stop(const char *path, const char *why) {
  fprintf(stderr, "yaml-floor: %s: %s\n", path, why);
  exit(1);
}

static size_t read_file(struct floor *floor, const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) stop(path, strerror(errno));
  struct stat status;
  if (fstat(file, &status) != 0) stop(path, strerror(errno));

  // One byte more than the file has, so that the last read sees its end.
  size_t wanted = (size_t)status.st_size + 1;
  if (wanted > floor->capacity) {
    floor->capacity = wanted * 2;
    floor->bytes = realloc(floor->bytes, floor->capacity);
    if (floor->bytes == NULL) stop(path, "out of memory");
  }

  size_t length = 0;
  while (length < wanted) {
    ssize_t count = read(file, floor->bytes + length, wanted - length);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) stop(path, strerror(errno));
    if (count == 0) break;
    length += (size_t)count;
  }
  close(file);
  return length;
}

static void play(struct floor *floor, const char *path) {
  size_t length = read_file(floor, path);
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) stop(path, "out of memory");
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser, floor->bytes, length);

  yaml_event_type_t type;
  do {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) stop(path, parser.problem);
    type = event.type;
    yaml_event_delete(&event);
    floor->events += 1;
  } while (type != YAML_STREAM_END_EVENT);

  yaml_parser_delete(&parser);
  floor->files += 1;
}

static int by_bytes(const struct dirent **left, const struct dirent **right) {
  return strcmp((*left)->d_name, (*right)->d_name);
}

static int is_visible(const struct dirent *entry) { return entry->d_name[0] != '.'; }

static int is_yaml(const char *name) {
  size_t length = strlen(name);
  return length > 5 && strcmp(name + length - 5, ".yaml") == 0;
}

static int is_folder(const char *path, const struct dirent *entry) {
  if (entry->d_type != DT_UNKNOWN && entry->d_type != DT_LNK) return entry->d_type == DT_DIR;
  struct stat status;
  return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static void walk(struct floor *floor, const char *folder) {
  struct dirent **entries;
  int count = scandir(folder, &entries, is_visible, by_bytes);
  if (count < 0) stop(folder, strerror(errno));
  for (int index = 0; index < count; index += 1) {
    char path[PATH_MAX];
    int length = snprintf(path, sizeof path, "%s/%s", folder, entries[index]->d_name);
    if (length < 0 || (size_t)length >= sizeof path) stop(folder, "the path is too long");
    if (is_folder(path, entries[index])) {
      walk(floor, path);
    } else if (is_yaml(path)) {
      play(floor, path);
    }
    free(entries[index]);
  }
  free(entries);
}

int main(int count, char **arguments) {
  struct floor floor = {0};
  for (int index = 1; index < count; index += 1) {
    struct stat status;
    if (stat(arguments[index], &status) != 0) stop(arguments[index], strerror(errno));
    if (S_ISDIR(status.st_mode)) {
      walk(&floor, arguments[index]);
    } else {
      play(&floor, arguments[index]);
    }
  }
  free(floor.bytes);
  printf("%lu events in %lu files\n", floor.events, floor.files);
  return floor.files == 0;
}
