#pragma once
// The flow of a method's code: its blocks, which handlers protect each, and which locals are live where one starts. A
// block ends where Core wants it to (core/opcode.h): in protected code also behind each change of a local that a
// handler reads, so that what a handler is given is what the locals were when the block began.

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "lang/java/load/class_file.h"

namespace assay::java {

struct FlowBlock {
  uint32_t start = 0;
  uint32_t end = 0;
  std::vector<uint32_t> successors;              // numbers of blocks, handlers left out
  std::vector<const ExceptionHandler*> handlers; // that protect it, the first that fits counts
  std::vector<uint16_t> live;                    // locals, in order
};

struct MethodFlow {
  std::vector<FlowBlock> blocks;                   // in order of their starts
  std::unordered_map<uint32_t, uint32_t> starting; // the block that starts at a place
  const FlowBlock& at(uint32_t start) const { return blocks[starting.at(start)]; }
};

MethodFlow flow_of(const CodeAttribute& code);

} // namespace assay::java
