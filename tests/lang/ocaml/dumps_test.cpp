// From a source to its dump: files, texts, the standard library, interfaces, and everything that can be wrong.

#include "lang/ocaml/load/dumps.h"

#include <fmt/core.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>

#include "base/file.h"
#include "base/sexpr.h"
#include "lang/ocaml/load/front_end.h"
#include "lang/scratch.h"

namespace assay::ocaml {
namespace {

using test::Environment;
using test::ScratchFolder;

std::string words(const Dumps::Result& result) { return result ? "dumped" : to_string(result.error()); }

class OcamlDumpsTest : public testing::Test {
 protected:
  // The text of a part of the dump, `(exports …)` for one; or the diagnostics.
  static std::string part(const Dumps::Result& dump, std::string_view head) {
    if (!dump) return to_string(dump.error());
    Arena arena;
    auto tree = read_sexpr(*dump, "dump", arena);
    if (!tree) return tree.error().to_string();
    for (const Sexpr& item : (*tree)->items())
      if (item.head() == head) return to_text(item);
    return "no such part";
  }
  std::string body(std::string_view source) {
    std::string text = part(dumps_.text("T", source), "body");
    std::string start = "(body (p setglobal (T) @0:0:0 ";
    return text.starts_with(start) ? text.substr(start.size(), text.size() - start.size() - 2) : text;
  }
  Dumps run() const { return {front_end_folder(), scratch_.path() / "cache"}; }

  ScratchFolder scratch_;
  Dumps dumps_{front_end_folder(), std::nullopt};
};

TEST_F(OcamlDumpsTest, SaysWhichCompilerItIsBuiltFor) {
  auto installation = dumps_.installation();
  ASSERT_TRUE(installation) << to_string(installation.error());
  EXPECT_TRUE(installation->version.starts_with("4.13.")) << installation->version;
  EXPECT_TRUE(std::filesystem::exists(installation->standard_library + "/list.ml"));
}

TEST_F(OcamlDumpsTest, WritesAWholeUnit) {
  std::string file = scratch_.write("small.ml", "type t = A | B of int\nlet f = function A -> 0 | B n -> n + 1\n");
  auto dump = dumps_.file(file);
  ASSERT_TRUE(dump) << words(dump);
  EXPECT_EQ(
      *dump,
      "(module Small (version 1) (ocaml \"4.13.1\")\n"
      " (files \"" +
          file +
          "\")\n"
          " (requires)\n"
          " (exports\n"
          "  (f 0 @2:4:0 (arrow none (constr t) (constr int))))\n"
          " (exceptions)\n"
          " (types\n"
          "  (type int () (abstract) none public none)\n"
          "  (type t () (variant (A const 0 (args) none) (B block 0 (args (constr int)) none)) none public Small))\n"
          " (api)\n"
          " (body (p setglobal (Small) @0:0:0 (let strict f/84 (fun @2:8:0 (param/87) (event function @2:8:0 "
          "(if (v param/87) (event before @2:33:0 (p addint () @2:33:0 (p field (0) @2:26:0 (v param/87)) (i 1))) "
          "(event before @2:22:0 (i 0))))) (event pseudo @0:0:0 (p makeblock (0 imm) @0:0:0 (v f/84)))))))");
}

TEST_F(OcamlDumpsTest, WritesConstants) {
  EXPECT_NE(body("let x = [|1.5|]").find("(p makearray (float mut) @1:8:0 (f #f3FF8000000000000))"), std::string::npos);
  EXPECT_NE(body("let x = 'a', \"\\255b\", -3, 1l, -2L, 3n")
                .find("(blk 0 (c 97) (str \"FF62\") (i -3) (i32 1) (i64 -2) (nat 3))"),
            std::string::npos);
  EXPECT_NE(body("let x = nan, infinity, 1e308").find("(f #f7FE1CCF385EBC8A0)"), std::string::npos);
}

TEST_F(OcamlDumpsTest, LocalReferencesAreVariables) {
  std::string text = body("let f n = let s = ref 0 in for i = 1 to n do s := !s + i done; !s");
  EXPECT_NE(text.find("(letmut s/"), std::string::npos) << text;
  EXPECT_NE(text.find("(assign s/"), std::string::npos) << text;
}

TEST_F(OcamlDumpsTest, NumbersStaticExceptionsInEachUnitAnew) {
  std::string source = "let f a b = match a, b with 1, 2 | 3, 4 when a < b -> 1 | _, 2 -> 2 | _ -> 3";
  std::string first = body(source);
  EXPECT_NE(first.find("(catch 0 "), std::string::npos) << first;
  EXPECT_EQ(body(source), first);
}

TEST_F(OcamlDumpsTest, CountsPositionsAsTheCompilerDoes) {
  EXPECT_EQ(part(dumps_.text("T",
                             "exception E\nexternal id : 'a -> 'a = \"%identity\"\ntype t = int\nlet a = 1\n"
                             "module M = struct end\nmodule type S = sig end\nclass c = object end\nlet b = 2\n"),
                 "exports"),
            "(exports (a 1 @4:4:0 (constr int)) (b 4 @8:4:0 (constr int)))");
}

TEST_F(OcamlDumpsTest, ModulesOfTheFileAreGoneInto) {
  std::string source =
      "let a = 1\nmodule M = struct type t = A exception E of t\n let x = 1 let f (A : t) = x\n"
      "module N = struct let g x = x + 1 end end\nmodule S = Set.Make (Int)\n"
      "module P : sig val y : int end = struct let x = 1 let y = 2 end\nexception F of {k : int}\n";
  auto dump = dumps_.text("T", source);
  EXPECT_EQ(part(dump, "exports"),
            "(exports (a 0 @1:4:0 (constr int)) (M.x (1 1) @3:5:0 (constr int)) (M.f (1 2) @3:15:0 (arrow none "
            "(constr M.t) (constr int))) (M.N.g (1 3 0) @4:22:0 (arrow none (constr int) (constr int))) "
            "(P.y (3 0) @6:15:0 (constr int)))");
  EXPECT_EQ(part(dump, "exceptions"),
            "(exceptions (T.M.E block 0 (args (constr M.t)) none) (T.F block 4 (inline (k imm (constr int))) none))");
}

TEST_F(OcamlDumpsTest, TypesCanBePutIntoAnotherOrder) {
  UnitOptions options;
  options.order = {{"t", {"B", "A"}}, {"t.B", {"y", "x"}}, {"M.r", {"q", "p"}}, {"u", {"C", "D"}}};
  std::string source =
      "type t = A | B of {x : int; y : bool}\nmodule M : sig type r = {p : int; q : int} end = struct\n"
      "type r = {p : int; q : int} end\ntype u = D | E\nlet f (_ : t) (_ : M.r) (_ : u) = ()\n";
  std::string types = part(dumps_.text("T", source, options), "types");
  EXPECT_NE(types.find("(type t () (variant (B block 0 (inline (y imm (constr bool)) (x imm (constr int))) none) "
                       "(A const 0 (args) none)) none public T)"),
            std::string::npos)
      << types;
  EXPECT_NE(types.find("(record regular (q imm (constr int)) (p imm (constr int)))"), std::string::npos) << types;
  EXPECT_NE(types.find("(variant (D const 0 (args) none) (E const 1 (args) none))"), std::string::npos) << types;
}

TEST_F(OcamlDumpsTest, WritesTypes) {
  auto type = [&](std::string_view source) { return part(dumps_.text("T", source), "exports"); };
  EXPECT_EQ(type("let f ?(k = 1) ~x (y, z) = k + x + y + z"),
            "(exports (f 0 @1:4:0 (arrow opt:k (constr option (constr int)) (arrow lab:x (constr int) (arrow none "
            "(tuple (constr int) (constr int)) (constr int))))))");
  EXPECT_EQ(
      type("let f = function `A -> `B 1 | `C x -> x"),
      "(exports (f 0 @1:4:0 (arrow none (polyvariant closed (A 65) (C 67 (polyvariant open (B 66 (constr int))))) "
      "(polyvariant open (B 66 (constr int))))))");
  EXPECT_EQ(type("let o = object method m = 1 end"), "(exports (o 0 @1:4:0 (object)))");
  EXPECT_EQ(type("let f x y = (y, x)"),
            "(exports (f 0 @1:4:0 (arrow none (tvar a) (arrow none (tvar b) (tuple (tvar b) (tvar a))))))");
  EXPECT_EQ(type("let rec f (`A (x : ([`A of 'a] as 'a))) = f x"),
            "(exports (f 0 @1:8:0 (arrow none (polyvariant closed (A 65 (other \"[ `A of 'a ] as 'a\"))) (tvar a))))");
}

TEST_F(OcamlDumpsTest, WritesDeclarations) {
  auto types = [&](std::string_view source) { return part(dumps_.text("T", source), "types"); };
  EXPECT_EQ(types("type r = { mutable a : t; b : float } and t = N | C of r let x = (N : t)"),
            "(types (type t () (variant (N const 0 (args) none) (C block 0 (args (constr r)) none)) none public T) "
            "(type r () (record regular (a mut (constr t)) (b imm (constr float))) none public T) "
            "(type float () (abstract) none public none))");
  EXPECT_EQ(types("type p = { x : float } type u = U of int [@@unboxed] let f (_ : p) (_ : u) = ()"),
            "(types (type unit () (variant (|()| const 0 (args) none)) none public none) "
            "(type u () (variant (U unboxed 0 (args (constr int)) none)) none public T) "
            "(type int () (abstract) none public none) (type p () (record float (x imm (constr float))) none public T) "
            "(type float () (abstract) none public none))");
  EXPECT_EQ(
      types("type _ g = I : int -> int g | B of { z : bool } let f (_ : 'a g) = true"),
      "(types (type bool () (variant (false const 0 (args) none) (true const 1 (args) none)) none public none) "
      "(type g ((tvar a)) (variant (I block 0 (args (constr int)) (constr g (constr int))) "
      "(B block 1 (inline (z imm (constr bool))) none)) none public T) (type int () (abstract) none public none))");
  EXPECT_EQ(types("module M : sig type t val x : t end = struct type t = int let x = 1 end let y = M.x"),
            "(types (type M.t () (abstract) none public T))");
  std::string map = types("module M = Map.Make (Int) let e = M.empty");
  EXPECT_NE(map.find("(type |Stdlib__Map.Make(Stdlib__Int).t| "), std::string::npos) << map;
}

TEST_F(OcamlDumpsTest, ErrorsAreWordedAndPlacedAsOcamlDoes) {
  auto error = [&](std::string_view source) { return words(dumps_.text("T", source)); };
  EXPECT_EQ(error("let x =\n  1 + \"a\""),
            "T:2:7: This expression has type string but an expression was expected of type int");
  EXPECT_EQ(error("let f x = (x"), "T:1:13: Syntax error: ')' expected\nThis '(' might be unmatched");
  EXPECT_EQ(error("let x = List.foo"), "T:1:9: Unbound value List.foo");
  EXPECT_EQ(error("let x = \"abc"), "T:1:9: String literal not terminated");
  EXPECT_EQ(
      error("let r = ref []"),
      "T:1:5: The type of this expression, '_weak1 list ref,\ncontains type variables that cannot be generalized");
  EXPECT_EQ(words(dumps_.file("/no/such.ml")), "/no/such.ml: No such file or directory");
  EXPECT_EQ(error("let x = 1"), "dumped");
}

TEST_F(OcamlDumpsTest, AnInterfaceBesideTheFileSaysWhatIsExported) {
  std::string file =
      scratch_.write("stack.ml", "type t = int list\nlet hidden = 1\nlet empty = []\nlet push x s = x :: s\n");
  scratch_.write("stack.mli", "type t\nval push : int -> t -> t\nval empty : t\n");
  auto dump = dumps_.file(file);
  EXPECT_EQ(part(dump, "exports"),
            "(exports (push 0 @2:0:1 (arrow none (constr int) (arrow none (constr t) (constr t)))) "
            "(empty 1 @3:0:1 (constr t)))");
  EXPECT_NE(part(dump, "types").find("(type t () (abstract) none public Stack)"), std::string::npos);
  scratch_.write("stack.mli", "val pop : int\n");
  EXPECT_TRUE(
      words(dumps_.file(file)).starts_with(file + ": The implementation " + file + "\ndoes not match the interface"))
      << words(dumps_.file(file));
}

TEST_F(OcamlDumpsTest, AppendsFiles) {
  std::string file = scratch_.write("sub.ml", "let f x = x + 1\n");
  UnitOptions options;
  options.appended = {scratch_.write("grading.ml", "let grade x = f x = 2\n")};
  EXPECT_EQ(part(dumps_.file(file, options), "exports"),
            "(exports (f 0 @1:4:0 (arrow none (constr int) (constr int))) "
            "(grade 1 @1:4:1 (arrow none (constr int) (constr bool))))");
  scratch_.write("grading.ml", "let grade x = g x\n");
  EXPECT_EQ(words(dumps_.file(file, options)), options.appended[0] + ":1:15: Unbound value g");
}

TEST_F(OcamlDumpsTest, TextsCanNameAProgram) {
  UnitOptions options;
  options.uses = {{"Prog", scratch_.write("prog.ml", "type t = L | N of t * int * t\nlet size = 3\n")}};
  auto dump = dumps_.text("Input", "open Prog let x = N (L, size, L)", options);
  EXPECT_EQ(part(dump, "exports"), "(exports (x 0 @1:14:0 (constr Prog.t)))");
  EXPECT_EQ(part(dump, "requires"), "(requires Prog)");
  EXPECT_EQ(words(dumps_.text("Input", "open Prog let x = 1")), "Input:1:6: Unbound module Prog");
  scratch_.write("prog.ml", "let size = \n");
  EXPECT_EQ(words(dumps_.text("Input", "open Prog", options)), options.uses[0].path + ":2:1: Syntax error");
}

TEST_F(OcamlDumpsTest, EveryUnitOfTheStandardLibrary) {
  auto installation = dumps_.installation();
  ASSERT_TRUE(installation);
  size_t count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(installation->standard_library)) {
    if (entry.path().extension() != ".ml") continue;
    std::string unit = unit_name(entry.path().string());
    if (!unit.starts_with("Camlinternal") && unit != "Stdlib" && unit != "Std_exit") unit = "Stdlib__" + unit;
    auto dump = dumps_.library_unit(unit);
    EXPECT_TRUE(dump) << unit << ": " << words(dump);
    if (!dump) continue;
    ++count;
    EXPECT_TRUE(dump->starts_with("(module " + unit + " ")) << unit;
    EXPECT_EQ(part(dump, "requires").find(" " + unit + " "), std::string::npos) << unit;
  }
  EXPECT_EQ(count, 63U);
  // Where the compiled interface has it.
  EXPECT_NE(part(dumps_.library_unit("Stdlib__List"), "exports").find("(map 18 "), std::string::npos)
      << part(dumps_.library_unit("Stdlib__List"), "exports");
}

TEST_F(OcamlDumpsTest, NothingLeaksFromOneUnitIntoTheNext) {
  std::string source = "type t = A let x = A let f = function A -> \"a\"";
  auto first = dumps_.text("T", source);
  ASSERT_TRUE(first) << words(first);
  for (int i = 0; i < 200; ++i) {
    std::string name = "T" + std::to_string(i);
    if (i % 3 == 0) {
      EXPECT_TRUE(dumps_.text(name, "type u" + std::to_string(i) + " = A | B let y = B [@@@warning \"+a\"]"));
    } else if (i % 3 == 1) {
      EXPECT_FALSE(dumps_.text(name, "let f = let rec g x = g (x + A"));
    } else {
      EXPECT_FALSE(dumps_.text(name, "let z = y + u" + std::to_string(i - 2)));
    }
  }
  EXPECT_EQ(dumps_.text("T", source).value_or("none"), *first);
}

TEST_F(OcamlDumpsTest, AWarmRunStartsNothingAndSeesChanges) {
  std::string file = scratch_.write("one.ml", "let x = 1\n");
  auto cold = run();
  auto dump = cold.file(file);
  auto library = cold.library_unit("Stdlib__Fun");
  ASSERT_TRUE(dump && library) << words(dump) << words(library);
  auto warm = run();
  EXPECT_EQ(warm.file(file).value_or("none"), *dump);
  EXPECT_EQ(warm.library_unit("Stdlib__Fun").value_or("none"), *library);
  EXPECT_FALSE(warm.server().is_running());
  scratch_.write("one.mli", "val x : int\nval y : int\n");
  EXPECT_FALSE(run().file(file));
  scratch_.write("one.mli", "");
  EXPECT_EQ(part(run().file(file), "exports"), "(exports)");
  std::filesystem::remove(scratch_.file("one.mli"));
  scratch_.write("one.ml", "let x = 2\n");
  EXPECT_NE(run().file(file).value_or("none"), *dump);
}

TEST_F(OcamlDumpsTest, SaysWhenItWasBuiltWithoutOcaml) {
  Dumps none(scratch_.path(), std::nullopt);
  EXPECT_EQ(words(none.text("T", "")),
            scratch_.file("assay_ocaml") +
                ": there is no front end for OCaml: install OCaml 4.13 and its compiler's libraries (Debian's packages "
                "are ocaml and ocaml-compiler-libs), and build Assay again");
}

TEST_F(OcamlDumpsTest, SurvivesBadRequests) {
  auto ask = [&](std::string_view request) { return dumps_.server().ask(request).value_or("no answer"); };
  EXPECT_EQ(ask("(dump-file"), "(error (diagnostic \"\" 0 0 \"bad request: it ends too early\"))");
  EXPECT_EQ(ask("(dump-moon)"), "(error (diagnostic \"\" 0 0 \"bad request: unknown\"))");
  EXPECT_EQ(ask("(dump-text T \"\" (colour))"), "(error (diagnostic \"\" 0 0 \"bad request: an unknown option\"))");
  EXPECT_EQ(ask(""), "(error (diagnostic \"\" 0 0 \"bad request: it ends too early\"))");
  EXPECT_TRUE(ask("(information)").starts_with("(ok (ocaml \"4."));
}

TEST_F(OcamlDumpsTest, PrintsDumpsForPeople) {
  std::string program = (front_end_folder() / "assay_ocaml").string();
  auto print = [&](const std::string& arguments) {
    std::string out = scratch_.file("out");
    int status = std::system((program + " " + arguments + " > " + out + " 2>&1").c_str());
    return fmt::format("{} {}", WEXITSTATUS(status), read_file(out).value_or("nothing"));
  };
  std::string file = scratch_.write("one.ml", "let x = 1\n");
  EXPECT_EQ(print("--dump " + file), "0 " + dumps_.file(file).value_or("none") + "\n");
  EXPECT_EQ(print("--dump-stdlib Stdlib__Fun"), "0 " + dumps_.library_unit("Stdlib__Fun").value_or("none") + "\n");
  file = scratch_.write("two.ml", "let x = y\n");
  EXPECT_EQ(print("--dump " + file), "1 (diagnostic \"" + file + "\" 1 9 \"Unbound value y\")\n");
  EXPECT_EQ(print("--help"), "2 usage: assay_ocaml --serve | --dump FILE.ml | --dump-stdlib UNIT\n");
}

TEST_F(OcamlDumpsTest, PlacesFollowLineDirectives) {
  auto dump = dumps_.text("T", "# 7 \"grammar.mly\"\nlet x = ref 1\n");
  EXPECT_EQ(part(dump, "files"), "(files \"T\" \"grammar.mly\")");
  EXPECT_EQ(part(dump, "exports"), "(exports (x 0 @7:4:1 (constr Stdlib.ref (constr int))))");
}

TEST_F(OcamlDumpsTest, IsSharedWhileSomebodyNeedsIt) {
  auto first = Dumps::shared();
  EXPECT_EQ(Dumps::shared(), first);
  std::weak_ptr<Dumps> last = first;
  first.reset();
  EXPECT_TRUE(last.expired());
}

TEST(OcamlDoctorTest, FindsTheCompilerAndItsLibrary) {
  for (const DoctorCheck& check : doctor_checks()) EXPECT_TRUE(check.is_there) << check.what << ": " << check.detail;
}

} // namespace
} // namespace assay::ocaml
