#pragma once
// A namespace a room: what src/ROOM declares is in assay::ROOM, and what src/lang/LANGUAGE declares in assay::LANGUAGE.
// Two things are in assay itself: base, the ground that everything stands on, and the values of core (its value.h,
// object.h, integer.h and parts.h), which all rooms speak of. The rest of core is named with its room everywhere:
// core::Function.
//
// Here are the rooms, lowest first, each with those that it builds on by the table in CMakeLists.txt. It uses their
// names, and those that they use, as they are; where it has such a name itself, its own is meant. A header that
// includes no other of ours includes this one, so that every file sees it. tests/layering checks all of this.

namespace assay {

namespace core {}
namespace term {}
namespace input {
using namespace term;
}
namespace machine {
using namespace term;
using namespace input;
} // namespace machine
namespace solve {
using namespace term;
using namespace input;
} // namespace solve
namespace search {
using namespace machine;
using namespace solve;
} // namespace search
namespace lang {
using namespace term;
using namespace input;
using namespace machine;
} // namespace lang
namespace finding {
using namespace search;
using namespace lang;
} // namespace finding
namespace report {
using namespace finding;
using namespace lang;
} // namespace report
namespace store {
using namespace finding;
using namespace lang;
} // namespace store
namespace campaign {
using namespace report;
using namespace store;
using namespace finding;
using namespace lang;
} // namespace campaign
namespace cli {
using namespace campaign;
using namespace report;
using namespace store;
using namespace lang;
using namespace machine;
} // namespace cli

// The languages, which know nothing of each other.
namespace erlang {
using namespace lang;
}
namespace java {
using namespace lang;
}
namespace ocaml {
using namespace lang;
}

} // namespace assay
