#pragma once
// Small functions that fail on an input which is easily not thought of: a NaN, one object given twice, a subclass from
// another file. Each language has a table of them; a drawn program is one of them with drawn numbers and a drawn way of
// asking. The failing call is known, and the real runtime is asked whether it fails.

#include <cstdint>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::adversary {

class Draw {
 public:
  explicit Draw(uint64_t seed) : engine_(seed) {}
  int64_t number(int64_t least, int64_t greatest) {
    return std::uniform_int_distribution<int64_t>(least, greatest)(engine_);
  }
  template <typename Item>
  const Item& one_of(std::span<const Item> items) {
    return items[static_cast<size_t>(number(0, static_cast<int64_t>(items.size()) - 1))];
  }

 private:
  std::mt19937_64 engine_;
};

struct Parameter {
  std::string name;
  std::string type;
};

// What a language's table says of one function. In its texts $N is a number that tells this function from the others of
// its file, $K a drawn number, $J another one.
struct Trap {
  std::string_view kind;        // `nan`, `alias`: what a wrong verdict is counted under
  std::string_view definitions; // before the function; may be empty
  std::vector<Parameter> parameters;
  std::string_view condition; // true for the failing call
  std::string_view call;      // arguments of the failing call: `max_int`
  // What comes before the call, for instance to make an object that is given twice; may be empty.
  std::string_view before = {};
  // Words in a restriction that say this input is left out.
  std::vector<std::string_view> excuses = {};
};

std::span<const Trap> erlang_traps();
std::span<const Trap> ocaml_traps();
std::span<const Trap> java_traps();

} // namespace assay::adversary
