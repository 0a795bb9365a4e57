#ifndef DOCUMENT_TEXTS_H
#define DOCUMENT_TEXTS_H

#include <stddef.h>
#include <stdint.h>

/// Text that the compiler read from files of this folder: UTF-8, not terminated.
typedef struct {
  const uint8_t *_Nonnull start;
  size_t count;
} DocumentText;

/// What the documents state, in our own words, area by area.
DocumentText behaviorText(void);

/// The sections of the documents.
DocumentText sectionText(void);

#endif
