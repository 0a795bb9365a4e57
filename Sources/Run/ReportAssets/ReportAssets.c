#include "ReportAssets.h"

#ifndef __has_embed
#error "this needs #embed: clang 19 or later, which Swift 6.2 and Xcode 26 contain"
#endif

// The page of the HTML report: markup in page/, its style and its script in several files each, in order.
static const uint8_t pageStart[] = {
#embed "page/head.html" suffix(, )
#embed "style/base.css" suffix(, )
#embed "style/layout.css" suffix(, )
#embed "style/case.css" suffix(, )
#embed "style/timeline.css" suffix(, )
#embed "style/print.css" suffix(, )
#embed "page/body.html"
};

// All scripts are one: what one file declares, the others use.
static const uint8_t pageEnd[] = {
#embed "script/data.js" suffix(, )
#embed "script/links.js" suffix(, )
#embed "script/choice.js" suffix(, )
#embed "script/list.js" suffix(, )
#embed "script/overview.js" suffix(, )
#embed "script/case.js" suffix(, )
#embed "script/failures.js" suffix(, )
#embed "script/moments.js" suffix(, )
#embed "script/timeline.js" suffix(, )
#embed "script/page.js" suffix(, )
#embed "page/end.html"
};

// The page of a comparison has no script.
static const uint8_t comparisonStart[] = {
#embed "page/head.html" suffix(, )
#embed "style/base.css" suffix(, )
#embed "style/comparison.css" suffix(, )
#embed "page/plain-body.html"
};

static const uint8_t diagram[] = {
#embed "style/diagram.css"
};

// Pages of the documentation, which users of an installed command do not have.
static const uint8_t diagnostics[] = {
#embed "../../../docs/diagnostics.md"
};

static const uint8_t recipes[] = {
#embed "../../../docs/recipes.md"
};

ReportAsset htmlPageStart(void) { return (ReportAsset){pageStart, sizeof pageStart}; }
ReportAsset htmlPageEnd(void) { return (ReportAsset){pageEnd, sizeof pageEnd}; }
ReportAsset htmlComparisonStart(void) {
  return (ReportAsset){comparisonStart, sizeof comparisonStart};
}
ReportAsset diagramStyle(void) { return (ReportAsset){diagram, sizeof diagram}; }
ReportAsset diagnosticsPage(void) { return (ReportAsset){diagnostics, sizeof diagnostics}; }
ReportAsset recipesPage(void) { return (ReportAsset){recipes, sizeof recipes}; }
