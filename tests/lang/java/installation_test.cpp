// Where the JDK is looked for, and what is said if there is none.

#include "lang/java/load/installation.h"

#include <gtest/gtest.h>

#include "lang/scratch.h"

namespace assay::java {
namespace {

using assay::test::Environment;
using assay::test::ScratchFolder;

class JavaInstallationTest : public testing::Test {
 protected:
  void make_program(const std::string& name) {
    std::filesystem::permissions(scratch_.write(name, "#!/bin/sh\n"), std::filesystem::perms::owner_all);
  }
  std::string words() const {
    auto found = find_installation();
    return found ? found->home.string() + " " + found->version + (found->javac ? " javac" : "")
                 : to_string(found.error());
  }

  ScratchFolder scratch_;
};

TEST_F(JavaInstallationTest, IsTheOneOfJavaHome) {
  make_program("jdk/bin/java");
  scratch_.write("jdk/lib/modules", "");
  scratch_.write("jdk/release", "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"17.0.1\"\nJAVA_VERSION_DATE=\"2020\"\n");
  Environment home("JAVA_HOME", scratch_.file("jdk"));
  EXPECT_EQ(words(), scratch_.file("jdk") + " 17.0.1");
  make_program("jdk/bin/javac");
  scratch_.write("jdk/release", "");
  EXPECT_EQ(words(), scratch_.file("jdk") + "  javac");
}

TEST_F(JavaInstallationTest, IsTheOneOnThePath) {
  make_program("jdk/bin/java");
  make_program("jdk/bin/javac");
  scratch_.write("jdk/lib/modules", "");
  std::filesystem::create_directories(scratch_.path() / "bin");
  std::filesystem::create_symlink(scratch_.file("jdk/bin/java"), scratch_.path() / "bin" / "java");
  Environment home("JAVA_HOME", "");
  Environment path("PATH", scratch_.file("bin"));
  EXPECT_EQ(words(), scratch_.file("jdk") + "  javac");
}

TEST_F(JavaInstallationTest, SaysWhatIsMissing) {
  {
    Environment home("JAVA_HOME", scratch_.file("none"));
    EXPECT_EQ(words(), "no JDK found: JAVA_HOME, " + scratch_.file("none") +
                           ", has no lib/modules; Assay needs a JDK of Java 9 or later");
  }
  Environment home("JAVA_HOME", "");
  Environment path("PATH", scratch_.file("bin"));
  EXPECT_EQ(words(),
            "no JDK found: JAVA_HOME is not set, and neither javac nor java is on the PATH; install a JDK (Debian: "
            "openjdk-17-jdk-headless) or set JAVA_HOME");
  make_program("bin/java");
  EXPECT_EQ(words(), "no JDK found: " + scratch_.path().string() + ", to which " + scratch_.file("bin/java") +
                         " belongs, has no lib/modules; Assay needs a JDK of Java 9 or later");
}

} // namespace
} // namespace assay::java
