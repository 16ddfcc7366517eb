#include "lang/java/lower/method_flow.h"

#include <algorithm>
#include <set>

#include "lang/java/load/instructions.h"

namespace assay::java {

namespace {

class FlowMaker {
 public:
  explicit FlowMaker(const CodeAttribute& code) : code_(code), bytes_(code.bytes) {}

  MethodFlow make() {
    find_leaders();
    MethodFlow flow = blocks();
    find_live(flow);
    if (code_.handlers.empty() || !split_at_stores(flow)) return flow;
    flow = blocks();
    find_live(flow);
    return flow;
  }

 private:
  void find_leaders() {
    leaders_.insert(0);
    for (uint32_t at = 0; at < bytes_.size(); at += instruction_length(bytes_, at)) {
      std::vector<uint32_t> targets = jump_targets(bytes_, at);
      leaders_.insert(targets.begin(), targets.end());
      if (!targets.empty() || ends_flow(bytes_[at])) leaders_.insert(at + instruction_length(bytes_, at));
    }
    for (const ExceptionHandler& handler : code_.handlers) {
      leaders_.insert(handler.start);
      leaders_.insert(handler.end);
      leaders_.insert(handler.handler);
    }
  }

  // True if there is a block more.
  bool split_at_stores(const MethodFlow& flow) {
    size_t before = leaders_.size();
    for (const FlowBlock& block : flow.blocks) {
      std::set<uint16_t> read;
      for (const ExceptionHandler* handler : block.handlers) {
        const FlowBlock& target = flow.at(handler->handler);
        read.insert(target.live.begin(), target.live.end());
      }
      if (read.empty()) continue;
      for (uint32_t at = block.start; at < block.end; at += instruction_length(bytes_, at)) {
        LocalAccess access = local_access(bytes_, at);
        if (access.writes && read.contains(access.index)) leaders_.insert(at + instruction_length(bytes_, at));
      }
    }
    return leaders_.size() != before;
  }

  MethodFlow blocks() const {
    MethodFlow flow;
    auto end_of_code = static_cast<uint32_t>(bytes_.size());
    for (auto leader = leaders_.begin(); leader != leaders_.end() && *leader < end_of_code; ++leader) {
      auto next = std::next(leader);
      flow.starting.emplace(*leader, static_cast<uint32_t>(flow.blocks.size()));
      FlowBlock block;
      block.start = *leader;
      block.end = next == leaders_.end() ? end_of_code : std::min(*next, end_of_code);
      for (const ExceptionHandler& handler : code_.handlers) {
        if (handler.start <= block.start && block.start < handler.end) block.handlers.push_back(&handler);
      }
      flow.blocks.push_back(std::move(block));
    }
    for (FlowBlock& block : flow.blocks) connect(flow, block);
    return flow;
  }

  void connect(const MethodFlow& flow, FlowBlock& block) const {
    uint32_t last = block.start;
    for (uint32_t at = block.start; at < block.end; at += instruction_length(bytes_, at)) last = at;
    for (uint32_t target : jump_targets(bytes_, last)) block.successors.push_back(flow.starting.at(target));
    if (!ends_flow(bytes_[last])) block.successors.push_back(flow.starting.at(block.end));
  }

  void find_live(MethodFlow& flow) const {
    size_t count = flow.blocks.size();
    std::vector<std::set<uint16_t>> live(count);
    std::vector<std::set<uint16_t>> read(count);
    std::vector<std::set<uint16_t>> written(count);
    for (size_t i = 0; i < count; ++i) {
      const FlowBlock& block = flow.blocks[i];
      for (uint32_t at = block.start; at < block.end; at += instruction_length(bytes_, at)) {
        LocalAccess access = local_access(bytes_, at);
        if (access.kind == 0) continue;
        bool reads = !access.writes || bytes_[at] == opcode::iinc ||
                     (bytes_[at] == opcode::wide && bytes_[at + 1] == opcode::iinc);
        if (reads && !written[i].contains(access.index)) read[i].insert(access.index);
        if (access.writes) written[i].insert(access.index);
      }
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (size_t i = count; i-- > 0;) {
        std::set<uint16_t> now = read[i];
        for (uint32_t next : flow.blocks[i].successors) {
          for (uint16_t local : live[next]) {
            if (!written[i].contains(local)) now.insert(local);
          }
        }
        for (const ExceptionHandler* handler : flow.blocks[i].handlers) {
          const std::set<uint16_t>& needed = live[flow.starting.at(handler->handler)];
          now.insert(needed.begin(), needed.end());
        }
        if (now == live[i]) continue;
        live[i] = std::move(now);
        changed = true;
      }
    }
    for (size_t i = 0; i < count; ++i) flow.blocks[i].live.assign(live[i].begin(), live[i].end());
  }

  const CodeAttribute& code_;
  std::span<const uint8_t> bytes_;
  std::set<uint32_t> leaders_;
};

} // namespace

MethodFlow flow_of(const CodeAttribute& code) { return FlowMaker(code).make(); }

} // namespace assay::java
