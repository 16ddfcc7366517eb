// A function of a letrec may become a block of the function around it if every call to it is a jump: it stands where
// its value is the value of the whole letrec, in the same function.

#include "lang/erlang/lower/labels.h"

#include <algorithm>
#include <utility>

namespace assay::erlang {
namespace {

class LabelFinder {
 public:
  // `is_last`: the value of the node is that of every letrec in open_, so that a call of their functions is a jump.
  void visit(Node& first, bool is_last);
  // Whether a letrec turned out not to have labels; what was found about those around it is worth nothing then.
  bool failed() const { return failed_; }

 private:
  void visit_letrec(Node& node, bool is_last);
  void visit_function(Lambda& lambda);
  void visit_all(std::span<Node*> nodes) {
    for (Node* node : nodes) visit(*node, false);
  }

  std::vector<Lambda*> open_;
  bool failed_ = false;
};

void LabelFinder::visit(Node& first, bool is_last) {
  Node* node = &first;
  for (;;) {
    switch (node->type) {
      case NodeType::Let:
      case NodeType::Sequence:
        visit(*node->children[0], false);
        node = node->children[1];
        continue;
      case NodeType::Cons:
        visit(*node->children[0], false);
        node = node->children[1];
        is_last = false;
        continue;
      case NodeType::Case:
        visit(*node->children[0], false);
        for (Node* clause : node->children.subspan(1)) {
          visit(*clause->children[0], false);
          visit(*clause->children[1], is_last);
        }
        return;
      case NodeType::Try:
        visit(*node->children[0], false);
        visit(*node->children[1], is_last);
        visit(*node->children[2], is_last);
        return;
      case NodeType::Function:
        // Operators of jumps don't come here.
        node->lambda->is_label = false;
        return;
      case NodeType::Apply: {
        Node& callee = *node->children[0];
        bool is_jump =
            is_last && callee.type == NodeType::Function && std::ranges::find(open_, callee.lambda) != open_.end();
        if (!is_jump) visit(callee, false);
        visit_all(node->children.subspan(1));
        return;
      }
      case NodeType::Fun: visit_function(*node->lambda); return;
      case NodeType::Letrec: visit_letrec(*node, is_last); return;
      default: visit_all(node->children); return;
    }
  }
}

void LabelFinder::visit_function(Lambda& lambda) {
  std::vector<Lambda*> outer = std::exchange(open_, {});
  visit(*lambda.body, true);
  open_ = std::move(outer);
}

void LabelFinder::visit_letrec(Node& node, bool is_last) {
  if (!node.is_goto) {
    for (Lambda* lambda : node.lambdas) visit_function(*lambda);
    return visit(*node.children[0], is_last);
  }
  for (Lambda* lambda : node.lambdas) lambda->is_label = !lambda->used_as_value;
  // In the middle of an expression, the labels around it can't be jumped to.
  std::vector<Lambda*> outer = open_;
  if (!is_last) open_.clear();
  open_.insert(open_.end(), node.lambdas.begin(), node.lambdas.end());
  for (Lambda* lambda : node.lambdas) visit(*lambda->body, true);
  visit(*node.children[0], true);
  open_ = std::move(outer);
  if (std::ranges::all_of(node.lambdas, [](Lambda* lambda) { return lambda->is_label; })) return;
  // All or none, since they may call each other.
  for (Lambda* lambda : node.lambdas) lambda->is_label = false;
  node.is_goto = false;
  failed_ = true;
}

} // namespace

void find_labels(Node& body) {
  bool failed = true;
  while (failed) {
    LabelFinder finder;
    finder.visit(body, true);
    failed = finder.failed();
  }
}

} // namespace assay::erlang
