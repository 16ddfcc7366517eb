#include "finding/smaller_inputs.h"

#include <algorithm>

#include "base/hash.h"

namespace assay::finding {

namespace {

constexpr uint64_t enough_fillings = 64;

} // namespace

SmallerInputs::SmallerInputs(const Of& of, std::shared_ptr<const KeptInput> example)
    : of_(of), example_(std::move(example)),
      like_example_(of.shapes, of.input, example_->tuple(), SizedValues::Structures::OfExample),
      all_(of.shapes, of.input, example_->tuple(), SizedValues::Structures::All) {
  plan(like_example_);
  complete_below_ = plan(all_);
  most_fillings_ = std::clamp<uint64_t>(of.most / std::max<uint64_t>(structures_, 1), 1, enough_fillings);
}

uint64_t SmallerInputs::plan(SizedValues& values) {
  for (uint64_t size = of_.least; size < of_.below; ++size) {
    uint64_t count = values.count(size, of_.arguments);
    if (structures_ + count > of_.most) return size;
    structures_ += count;
    if (count != 0) passes_.push_back({values, size, count});
  }
  return of_.below;
}

std::optional<Value> SmallerInputs::next(Arena& arena, uint64_t below) {
  while (pass_ < passes_.size() && (number_ == passes_[pass_].count || passes_[pass_].size >= below)) {
    ++pass_;
    number_ = filling_ = 0;
  }
  if (pass_ == passes_.size()) return std::nullopt;
  const Pass& pass = passes_[pass_];
  if (filling_ == 0) choices_ = choices(pass);
  bool is_drawn = choices_ > most_fillings_;
  uint64_t digits = filling_;
  uint64_t state = hash_combine(number_, filling_);
  Value made = pass.values.make(arena, pass.size, of_.arguments, number_, [&](size_t count) {
    uint64_t digit = (is_drawn ? state = hash_mix(state + 1) : digits) % count;
    digits /= count;
    return static_cast<size_t>(digit);
  });
  if (++filling_ >= std::min(choices_, most_fillings_)) {
    filling_ = 0;
    ++number_;
  }
  return made;
}

uint64_t SmallerInputs::choices(const Pass& pass) {
  Arena scratch;
  uint64_t product = 1;
  pass.values.make(scratch, pass.size, of_.arguments, number_, [&](size_t count) {
    product = std::min<uint64_t>(product * count, SizedValues::many);
    return size_t{0};
  });
  return product;
}

} // namespace assay::finding
