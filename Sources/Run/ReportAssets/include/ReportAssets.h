#ifndef REPORT_ASSETS_H
#define REPORT_ASSETS_H

#include <stddef.h>
#include <stdint.h>

/// Text that the compiler read from files of this folder: UTF-8, not terminated.
typedef struct {
  const uint8_t *_Nonnull start;
  size_t count;
} ReportAsset;

/// The page of the HTML report up to its data: markup and style.
ReportAsset htmlPageStart(void);

/// The script of the page, up to its last tag.
ReportAsset htmlPageEnd(void);

/// The page of a comparison up to its contents.
ReportAsset htmlComparisonStart(void);

/// The style of an SVG diagram.
ReportAsset diagramStyle(void);

/// The page about the diagnostics of scenario files, in Markdown.
ReportAsset diagnosticsPage(void);

/// The page of the recipes, in Markdown.
ReportAsset recipesPage(void);

#endif
