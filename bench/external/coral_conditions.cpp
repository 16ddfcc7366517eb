// The conditions of a published collection (the `coral` program of github:osl/concolic-walk, JPFBenchmark.java), asked
// of our chain of solvers: reads the Java file of a checkout, makes a term of the condition of each method, and prints
// what was solved by which layer and how long it took.
//
//   coral_conditions CHECKOUT/experiments/src/programs/coral/coral/tests/JPFBenchmark.java
//
// Solved means that the condition holds with the functions of the machine this runs on. Java's may differ in the last
// bits.

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <fstream>
#include <iterator>
#include <map>
#include <numbers>
#include <regex>
#include <stdexcept>
#include <string>

#include "solve/chain.h"
#include "solve/values.h"
#include "term/evaluator.h"

namespace assay::solve {
namespace {

// Expressions as these methods have them: doubles, literals, Math, comparisons, && and ||.
class Parser {
 public:
  Parser(TermTable& terms, std::string text, std::map<std::string, TermId> parameters)
      : terms_(terms), text_(std::move(text)), parameters_(std::move(parameters)) {}

  // Reads up to the end of the condition.
  TermId condition() {
    TermId left = conjunction();
    while (accept("||")) left = terms_.make(Operator::Or, {left, conjunction()});
    return left;
  }
  bool at_end() {
    skip();
    return at_ == text_.size();
  }

 private:
  struct Number {
    TermId term;
    bool is_int; // a literal, or what is made of such
  };

  void skip() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
  }
  bool accept(std::string_view token) {
    skip();
    if (text_.compare(at_, token.size(), token) != 0) return false;
    at_ += token.size();
    return true;
  }
  void expect(std::string_view token) {
    if (!accept(token)) throw std::runtime_error(fmt::format("no {} at {}", token, text_.substr(at_, 30)));
  }
  std::string word() {
    skip();
    size_t end = at_;
    while (end < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[end])) != 0 || text_[end] == '_'))
      ++end;
    std::string result = text_.substr(at_, end - at_);
    at_ = end;
    return result;
  }

  TermId conjunction() {
    TermId left = truth();
    while (accept("&&")) left = terms_.make(Operator::And, {left, truth()});
    return left;
  }

  TermId truth() {
    size_t before = at_;
    if (accept("!") && text_[at_] != '=') {
      expect("(");
      TermId inner = condition();
      expect(")");
      return terms_.negation(inner);
    }
    at_ = before;
    if (accept("(")) { // of a condition, or of an operand
      try {
        TermId inner = condition();
        expect(")");
        return inner;
      } catch (const std::runtime_error&) {
        at_ = before;
      }
    }
    return comparison();
  }

  TermId comparison() {
    TermId left = sum().term;
    struct Sign {
      std::string_view text;
      Operator op;
      bool swaps;
      bool negates;
    };
    constexpr Sign signs[] = {
        {"==", Operator::IeeeEqual, false, false},       {"!=", Operator::IeeeEqual, false, true},
        {"<=", Operator::IeeeLessOrEqual, false, false}, {">=", Operator::IeeeLessOrEqual, true, false},
        {"<", Operator::IeeeLess, false, false},         {">", Operator::IeeeLess, true, false},
    };
    for (const Sign& sign : signs) {
      if (!accept(sign.text)) continue;
      TermId right = sum().term;
      TermId result = sign.swaps ? terms_.make(sign.op, {right, left}) : terms_.make(sign.op, {left, right});
      return sign.negates ? terms_.negation(result) : result;
    }
    throw std::runtime_error("no comparison at " + text_.substr(at_, 30));
  }

  Number sum() {
    Number left = product();
    for (;;) {
      Operator op = Operator::IeeeAdd;
      if (accept("-")) {
        op = Operator::IeeeSubtract;
      } else if (!accept("+")) {
        return left;
      }
      Number right = product();
      left = {terms_.make(op, {left.term, right.term}), left.is_int && right.is_int};
    }
  }

  Number product() {
    Number left = factor();
    for (;;) {
      Operator op = Operator::IeeeMultiply;
      if (accept("/")) {
        op = Operator::IeeeDivide;
      } else if (!accept("*")) {
        return left;
      }
      Number right = factor();
      bool is_int = left.is_int && right.is_int;
      TermId result = terms_.make(op, {left.term, right.term});
      if (is_int && op == Operator::IeeeDivide) {
        result = terms_.floating(std::trunc(std::get<double>(terms_.constant(result))));
      }
      left = {result, is_int};
    }
  }

  Number factor() {
    if (accept("-")) {
      Number operand = factor();
      return {terms_.make(Operator::IeeeNegate, {operand.term}), operand.is_int};
    }
    if (accept("(")) {
      Number inner = sum();
      expect(")");
      return inner;
    }
    skip();
    bool is_literal = std::isdigit(static_cast<unsigned char>(text_[at_])) != 0 || text_[at_] == '.';
    return is_literal ? literal() : named();
  }

  Number literal() {
    size_t length = 0;
    double value = std::stod(text_.substr(at_), &length);
    bool is_int = text_.substr(at_, length).find_first_of(".eE") == std::string::npos;
    at_ += length;
    return {terms_.floating(value), is_int};
  }

  Number named() {
    std::string name = word();
    if (name != "Math") {
      auto found = parameters_.find(name);
      if (found == parameters_.end()) throw std::runtime_error("unknown name " + name);
      return {found->second, false};
    }
    expect(".");
    name = word();
    if (name == "E") return {terms_.floating(std::numbers::e), false};
    if (name == "PI") return {terms_.floating(std::numbers::pi), false};
    expect("(");
    std::vector<TermId> operands = {sum().term};
    while (accept(",")) operands.push_back(sum().term);
    expect(")");
    if (name == "sqrt") return {terms_.make(Operator::IeeeSquareRoot, operands), false};
    if (name == "abs") return {terms_.make(Operator::IeeeAbsolute, operands), false};
    if (name == "floor") return {terms_.make(Operator::IeeeFloor, operands), false};
    if (name == "ceil") return {terms_.make(Operator::IeeeCeiling, operands), false};
    return {terms_.call(math_function(*terms_.evaluator(), name), operands), false};
  }

  TermTable& terms_;
  std::string text_;
  std::map<std::string, TermId> parameters_;
  size_t at_ = 0;
};

struct Parameter {
  std::string name;
  bool is_int = false;
};

struct Method {
  std::string name;
  std::vector<Parameter> parameters;
  std::string condition;
};

std::string without_comments(std::string text) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text.compare(i, 2, "/*") == 0) {
      i = std::min(text.size(), text.find("*/", i)) + 1;
    } else if (text.compare(i, 2, "//") == 0) {
      i = std::min(text.size(), text.find('\n', i));
    } else {
      result += text[i];
    }
  }
  return result;
}

// What is between the parentheses of its `if`.
std::vector<Method> methods_of(const std::string& text) {
  std::vector<Method> methods;
  static const std::regex header(R"(public static void (\w+)\s*\(([^)]*)\)\s*\{\s*if\s*\()");
  for (std::sregex_iterator it(text.begin(), text.end(), header), end; it != end; ++it) {
    Method method{.name = (*it)[1], .parameters = {}, .condition = {}};
    std::string list = (*it)[2];
    static const std::regex parameter(R"((double|int)\s+(\w+))");
    for (std::sregex_iterator each(list.begin(), list.end(), parameter); each != end; ++each) {
      method.parameters.push_back({.name = (*each)[2], .is_int = (*each)[1] == "int"});
    }
    size_t begin = static_cast<size_t>(it->position()) + static_cast<size_t>(it->length());
    int depth = 1;
    size_t at = begin;
    for (; depth > 0; ++at) depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
    method.condition = text.substr(begin, at - 1 - begin);
    methods.push_back(std::move(method));
  }
  return methods;
}

int run(const char* path) {
  std::ifstream file(path);
  std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  size_t solved = 0;
  double all_seconds = 0;
  std::vector<Method> methods = methods_of(without_comments(text));
  for (const Method& method : methods) {
    TermTable terms;
    std::map<std::string, TermId> parameters; // as doubles
    std::vector<TermId> variables;
    std::vector<TermId> conditions;
    for (const Parameter& parameter : method.parameters) {
      auto number = static_cast<uint32_t>(variables.size());
      variables.push_back(terms.variable(parameter.is_int ? Sort::Int : Sort::Float, number));
      parameters[parameter.name] = variables.back();
      if (!parameter.is_int) continue;
      parameters[parameter.name] = terms.make(Operator::IeeeFromInteger, {variables.back()});
      conditions.push_back(terms.make(Operator::LessOrEqual, {terms.integer(INT32_MIN), variables.back()}));
      conditions.push_back(terms.make(Operator::LessOrEqual, {variables.back(), terms.integer(INT32_MAX)}));
    }
    Parser parser(terms, method.condition, parameters);
    conditions.push_back(parser.condition());
    if (!parser.at_end()) throw std::runtime_error("not understood: " + method.condition);
    SolverStatistics statistics;
    std::unique_ptr<Solver> chain = make_solver_chain(terms, {}, statistics);
    auto start = std::chrono::steady_clock::now();
    Answer answer = chain->solve({.conditions = conditions});
    double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    all_seconds += seconds;
    solved += answer.verdict == Verdict::Satisfiable ? 1 : 0;
    std::string values;
    for (size_t i = 0; i < variables.size(); ++i) {
      auto found = answer.model.find(variables[i]);
      if (found == answer.model.end()) continue;
      values += fmt::format(" {}={}", method.parameters[i].name, to_text(terms, constant_term(terms, found->second)));
    }
    constexpr std::string_view verdicts[] = {"solved", "refuted", "unknown"};
    fmt::print("{} {} ({}) {:.3f} s {} evaluations{}\n", method.name, verdicts[static_cast<size_t>(answer.verdict)],
               name_of(answer.layer), seconds, statistics.walk.evaluations, values);
  }
  fmt::print("{} of {} solved in {:.1f} s\n", solved, methods.size(), all_seconds);
  return methods.empty() ? 1 : 0;
}

} // namespace
} // namespace assay::solve

int main(int count, char** arguments) {
  if (count != 2) {
    fmt::print(stderr, "usage: coral_conditions JPFBenchmark.java\n");
    return 2;
  }
  return assay::solve::run(arguments[1]);
}
