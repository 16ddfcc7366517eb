#pragma once
// What Erlang's BIFs on numbers share: how integers become floats, and how large an integer may be.

#include <optional>

#include "core/integer.h"
#include "machine/context.h"

namespace assay::erlang {

// An integer beyond this many limbs of 64 bits is a system_limit, as in OTP 25 on 64 bits.
constexpr size_t most_limbs = (size_t{1} << 19) - 1;

// As erl converts: limb by limb from the most significant one, rounding each time, which is not always the nearest
// float. Nothing for what is no number, or beyond the largest float.
std::optional<double> to_float(Value number);

// The value of a result, or the fault: system_limit, or the end of the run if the heap is spent.
Value integer_result(Context& context, const BigInteger& number);
// The value of a float that is a result; badarith if it is not finite.
Value float_result(Context& context, double number);

} // namespace assay::erlang
