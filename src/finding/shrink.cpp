#include "finding/shrink.h"

#include "finding/simpler.h"
#include "input/input_fits.h"

namespace assay::finding {

namespace {

// The first candidate that is simpler and still fails; null: there is none.
std::shared_ptr<const KeptInput> one_step(const ShrinkSubject& subject, const KeptInput& from, Candidates::Of of,
                                          ShrinkLimit& limit) {
  std::shared_ptr<const KeptInput> found;
  Candidates candidates(subject.shapes, of);
  candidates.offer_all(from.tuple(), {subject.input}, [&](Value candidate) {
    if (limit.is_reached()) return true;
    if (!candidate.is(Kind::Tuple) || candidate.arity() != from.tuple().arity()) return false;
    if (!is_simpler(candidate, from.tuple())) return false;
    if (!input_fits(subject.shapes, subject.input, candidate)) return false;
    --limit.runs;
    std::span<const Value> arguments(candidate.elements(), candidate.arity());
    if (!subject.still_fails(arguments)) return false;
    found = std::make_shared<const KeptInput>(arguments);
    return true;
  });
  return found;
}

} // namespace

std::shared_ptr<const KeptInput> shrink(const ShrinkSubject& subject, std::shared_ptr<const KeptInput> from,
                                        Candidates::Of of, ShrinkLimit& limit) {
  while (std::shared_ptr<const KeptInput> next = one_step(subject, *from, of, limit)) from = std::move(next);
  return from;
}

} // namespace assay::finding
