#pragma once
// The text of a literal, as the printer writes it and the parser reads it (core/literal_reader.h):
//
//   42  -7  123456789012345678901234567890       integers of any size
//   1.0  -2.5e-10  #f7ff0000000000000             floats: the shortest text with the same bits, or the bits
//   'ok  '|two words|                             symbols
//   []  [1, 2]  [1 | 2]                           lists
//   "text"                                        a list of at least two integers that are all characters
//   {}  {'ok, 1}  #{'key => 1}                    tuples, maps (in their own order)
//   <<>>  <<48656c6c6f>>  <<ff80:9>>              bits in hexadecimal; after the colon how many, if not whole bytes
//   function(lists:map/2, 2)                      a function by name, and its arity
//   unset                                         not a value yet
//
// Symbols are bare where is_bare_symbol says so, else between bars. In bars and in quotes the escapes are
// \\ \| \" \n \r \t and \xHH; for a byte.
// Nothing here recurses: literals may be nested deeply.

#include <string>
#include <string_view>

#include "core/module.h"
#include "core/value.h"

namespace assay::core {

constexpr uint32_t largest_literal_depth = 10'000;

std::string_view kind_text(Kind kind);
std::string constructor_text(Constructor constructor); // `cons`, `tuple/2`

// Letters, digits and _@$%&*+/<=>?!^~.:-' and not starting with a digit or the '.
bool is_symbol_start(char character);
bool is_symbol_character(char character);
bool is_bare_symbol(std::string_view text);

// Each appends to `text`.
void print_symbol(Symbol symbol, std::string& text);
void print_quoted(std::string_view content, char quote, std::string& text);
void print_literal(Value literal, std::string& text);
std::string print_literal(Value literal);

} // namespace assay::core
