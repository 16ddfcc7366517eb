// Functions of floats, symbolically: the term that a result carries is the result, for all special values.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "lang/ocaml/primitives/primitives.h"
#include "machine/machine.h"
#include "machine/trace.h"

namespace assay::ocaml {
namespace {

// Nothing but primitives is ever asked for.
class Nothing : public Program {
 public:
  Callee resolve(Symbol) override { return {}; }
  const Primitive* primitive(Symbol name) override { return primitives().find(name); }
  Value exception_for(Context&, Fault, std::span<const Value>) override { return Value::nil(); }
};

const std::vector<double> specials = {NAN,
                                      INFINITY,
                                      -INFINITY,
                                      0.0,
                                      -0.0,
                                      1,
                                      -1,
                                      0.5,
                                      -0.5,
                                      1.5,
                                      -1.5,
                                      2.5,
                                      -2.5,
                                      3.7,
                                      0x1.fffffffffffffp-2,
                                      -0x1.fffffffffffffp-2,
                                      4503599627370497.0,
                                      std::numeric_limits<double>::max(),
                                      std::numeric_limits<double>::min(),
                                      std::numeric_limits<double>::denorm_min(),
                                      0x1p62,
                                      -0x1p62,
                                      0x1p63,
                                      -0x1p63,
                                      5e18,
                                      -5e18,
                                      1e30,
                                      4611686018427387400.0};

bool is_same(double left, double right) {
  if (std::isnan(left) || std::isnan(right)) return std::isnan(left) && std::isnan(right);
  return left == right && std::signbit(left) == std::signbit(right);
}

bool is_nan(Value value) { return value.is(Kind::Float) && std::isnan(value.as_float()); }

// Of a quiet NaN they give something else than of a signalling one, so a run that gives them a NaN ends there.
bool tells_nans_apart(std::string_view name) { return name == "caml_power_float" || name == "caml_hypot_float"; }

class FloatTerms : public testing::Test {
 protected:
  // Whether the term of a part of the result gives that part.
  void check(Trace& trace, Value value, const std::string& call) {
    if (value.is(Kind::Tuple)) {
      for (uint32_t i = 0; i < value.arity(); ++i) check(trace, value.elements()[i], call);
      return;
    }
    if (value.symbolic().tag() != SymbolicTag::Term) return;
    std::optional<Scalar> given = trace.terms().evaluate(value.symbolic().index(), trace.model());
    ASSERT_TRUE(given) << call;
    if (value.is(Kind::Float)) {
      EXPECT_TRUE(is_same(std::get<double>(*given), value.as_float())) << call << " is " << std::get<double>(*given);
    } else if (value.is(Kind::Integer)) {
      EXPECT_EQ(IntegerView(std::get<BigInteger>(*given)).to_int64(), value.as_integer()) << call;
    } else {
      EXPECT_EQ(std::get<bool>(*given), value.is_true()) << call;
    }
  }

  // What was decided on the way holds as well.
  void check_decisions(Trace& trace, const std::string& call) {
    for (const Decision& decision : trace.decisions()) {
      for (const Constraint& each : decision.alternative(decision.taken)) {
        if (each.type != Constraint::Type::Holds) continue;
        EXPECT_TRUE(trace.terms().holds(each.a, trace.model())) << call;
      }
    }
  }

  void run(std::string_view name, std::vector<Value> arguments) {
    const Primitive* primitive = primitives().find(Symbol(name));
    ASSERT_NE(primitive, nullptr) << name;
    ASSERT_NE(primitive->symbolic, nullptr) << name;
    InputSpace space;
    space.patterns.set_floats(FloatInputs::Any);
    std::vector<ShapeId> shapes;
    for (Value value : arguments) {
      shapes.push_back(
          space.shapes.add("number", {value.is(Kind::Float) ? float_alternative() : integer_alternative()}));
    }
    Trace trace(space, space.shapes.add("arguments", {tuple_alternative(shapes)}), 100);
    std::string call(name);
    auto arity = static_cast<uint32_t>(arguments.size());
    for (uint32_t i = 0; i < arity; ++i) {
      call += " " + (arguments[i].is(Kind::Float) ? std::to_string(arguments[i].as_float()) : "n");
      CellId cell = space.cells.child(CellTable::root, Step::Element, arity, i);
      arguments[i] = arguments[i].with_symbolic(SymbolicId(SymbolicTag::Cell, cell));
    }
    Context context(program_, Budget());
    context.trace = &trace;
    Value result = primitive->symbolic(context, trace, *primitive, arguments.data());
    bool is_open = tells_nans_apart(name) && std::ranges::any_of(arguments, is_nan);
    ASSERT_EQ(result.is_fault(), is_open) << call;
    check_decisions(trace, call);
    if (is_open) return;
    check(trace, result, call);
  }

  Nothing program_;
};

TEST_F(FloatTerms, OfOneArgument) {
  for (const char* name :
       {"ocaml.negfloat",   "ocaml.absfloat",   "ocaml.intoffloat", "caml_ceil_float",    "caml_floor_float",
        "caml_sqrt_float",  "caml_trunc_float", "caml_round_float", "caml_signbit_float", "caml_classify_float",
        "caml_frexp_float", "caml_modf_float",  "caml_acos_float",  "caml_acosh_float",   "caml_asin_float",
        "caml_asinh_float", "caml_atan_float",  "caml_atanh_float", "caml_cbrt_float",    "caml_cos_float",
        "caml_cosh_float",  "caml_erf_float",   "caml_erfc_float",  "caml_exp_float",     "caml_exp2_float",
        "caml_expm1_float", "caml_log_float",   "caml_log10_float", "caml_log1p_float",   "caml_log2_float",
        "caml_sin_float",   "caml_sinh_float",  "caml_tan_float",   "caml_tanh_float"}) {
    for (double number : specials) run(name, {Value::floating(number)});
  }
}

TEST_F(FloatTerms, OfTwoArguments) {
  for (const char* name : {"ocaml.addfloat",
                           "ocaml.subfloat",
                           "ocaml.mulfloat",
                           "ocaml.divfloat",
                           "ocaml.float_equal",
                           "ocaml.float_not_equal",
                           "ocaml.float_less",
                           "ocaml.float_not_less",
                           "ocaml.float_greater",
                           "ocaml.float_not_greater",
                           "ocaml.float_less_or_equal",
                           "ocaml.float_not_less_or_equal",
                           "ocaml.float_greater_or_equal",
                           "ocaml.float_not_greater_or_equal",
                           "ocaml.compare_floats",
                           "caml_fmod_float",
                           "caml_copysign_float",
                           "caml_atan2_float",
                           "caml_hypot_float",
                           "caml_nextafter_float",
                           "caml_power_float",
                           "caml_compare",
                           "caml_equal",
                           "caml_notequal",
                           "caml_lessthan",
                           "caml_lessequal",
                           "caml_greaterthan",
                           "caml_greaterequal",
                           "ocaml.compares_equal"}) {
    for (double left : specials) {
      for (double right : specials) run(name, {Value::floating(left), Value::floating(right)});
    }
  }
}

TEST_F(FloatTerms, OfFloatsAndIntegers) {
  for (int64_t number : {0L, 1L, -1L, 1074L, -1074L, 0x3fffffffffffffffL, -0x4000000000000000L, 9007199254740993L}) {
    run("ocaml.floatofint", {Value::integer(number)});
    for (double special : specials) run("caml_ldexp_float", {Value::floating(special), Value::integer(number)});
  }
  for (double special : specials) {
    run("caml_fma_float", {Value::floating(special), Value::floating(2), Value::floating(-0.0)});
  }
}

} // namespace
} // namespace assay::ocaml
