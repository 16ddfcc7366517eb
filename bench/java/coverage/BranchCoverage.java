// What JaCoCo saw of a class: java BranchCoverage.java RUN.exec CLASSFILE
//
// Prints `branches COVERED ALL`, then for each line with a branch that was not taken `missed LINE COVERED ALL METHOD`.
// The class alone counts; classes inside of it have files of their own.

import java.io.File;
import java.io.IOException;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.tools.ExecFileLoader;

public class BranchCoverage {
  public static void main(String[] arguments) throws IOException {
    ExecFileLoader loader = new ExecFileLoader();
    File run = new File(arguments[0]);
    if (run.exists()) loader.load(run);
    CoverageBuilder builder = new CoverageBuilder();
    new Analyzer(loader.getExecutionDataStore(), builder).analyzeAll(new File(arguments[1]));
    for (IClassCoverage of : builder.getClasses()) print(of);
  }

  private static void print(IClassCoverage of) {
    ICounter all = of.getBranchCounter();
    System.out.println("branches " + all.getCoveredCount() + " " + all.getTotalCount());
    for (IMethodCoverage method : of.getMethods()) {
      for (int line = method.getFirstLine(); line >= 0 && line <= method.getLastLine(); line++) {
        ICounter counter = method.getLine(line).getBranchCounter();
        if (counter.getMissedCount() == 0) continue;
        System.out.println("missed " + line + " " + counter.getCoveredCount() + " " + counter.getTotalCount() + " "
            + method.getName() + method.getDesc());
      }
    }
  }
}
