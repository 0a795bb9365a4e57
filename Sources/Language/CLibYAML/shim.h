#pragma once

#if __has_include(<yaml.h>)
#include <yaml.h>
#else
#error "libyaml is missing. Run 'make setup', or install it: 'apt-get install libyaml-dev' (Debian, Ubuntu) or 'brew install libyaml' (macOS)."
#endif
