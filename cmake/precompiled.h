// The standard headers nearly every file includes, compiled once per build. Only the build knows this file: sources
// include what they use, and the fuzz build, which has no precompiled header, checks that they do.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>
