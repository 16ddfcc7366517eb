// The shallowest first, and its opposite.

#include "search/strategy.h"

namespace assay::search {

namespace {

class BreadthFirst : public Strategy {
 public:
  uint64_t cost(const TreeNode& node, const Waiting& /*waiting*/) const override { return depth_cost(node); }
};

class DepthFirst : public Strategy {
 public:
  uint64_t cost(const TreeNode& node, const Waiting& /*waiting*/) const override {
    return UINT32_MAX - depth_cost(node);
  }
};

} // namespace

const Strategy& breadth_first() {
  static const BreadthFirst strategy;
  return strategy;
}

const Strategy& depth_first() {
  static const DepthFirst strategy;
  return strategy;
}

} // namespace assay::search
