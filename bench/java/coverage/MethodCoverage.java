// What JaCoCo saw: MethodCoverage RUN.exec CLASSES
//
// One line of tabs for each method of a class file, or of those below a folder: class, method, descriptor, instructions
// missed, branches covered, branches missed, and the lines of missed branches as LINE:MISSED. Without a run nothing was seen.

import java.io.File;
import java.io.IOException;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.tools.ExecFileLoader;

public class MethodCoverage {
  public static void main(String[] arguments) throws IOException {
    ExecFileLoader recorded = new ExecFileLoader();
    File run = new File(arguments[0]);
    if (run.exists()) recorded.load(run);
    CoverageBuilder coverage = new CoverageBuilder();
    new Analyzer(recorded.getExecutionDataStore(), coverage).analyzeAll(new File(arguments[1]));
    for (IClassCoverage each : coverage.getClasses()) {
      for (IMethodCoverage method : each.getMethods()) System.out.println(line(each, method));
    }
  }

  private static String line(IClassCoverage of, IMethodCoverage method) {
    return String.join("\t", of.getName(), method.getName(), method.getDesc(),
        String.valueOf(method.getInstructionCounter().getMissedCount()),
        String.valueOf(method.getBranchCounter().getCoveredCount()),
        String.valueOf(method.getBranchCounter().getMissedCount()), missedLines(method));
  }

  private static String missedLines(IMethodCoverage method) {
    StringBuilder lines = new StringBuilder();
    for (int line = method.getFirstLine(); line >= 0 && line <= method.getLastLine(); line++) {
      int missed = method.getLine(line).getBranchCounter().getMissedCount();
      if (missed > 0) lines.append(lines.length() == 0 ? "" : " ").append(line).append(':').append(missed);
    }
    return lines.toString();
  }
}
