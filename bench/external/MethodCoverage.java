import java.io.File;
import java.io.IOException;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.tools.ExecFileLoader;

/**
 * What JaCoCo has recorded: MethodCoverage EXEC CLASSES. One line of tabs for each method below the folder CLASSES: class, method,
 * descriptor, instructions missed, branches covered, branches missed, and the lines of missed branches as LINE:MISSED.
 */
class MethodCoverage {
    public static void main(String[] arguments) throws IOException {
        ExecFileLoader recorded = new ExecFileLoader();
        recorded.load(new File(arguments[0]));
        CoverageBuilder coverage = new CoverageBuilder();
        new Analyzer(recorded.getExecutionDataStore(), coverage).analyzeAll(new File(arguments[1]));
        for (IClassCoverage each : coverage.getClasses())
            for (IMethodCoverage method : each.getMethods())
                System.out.println(String.join("\t", each.getName(), method.getName(), method.getDesc(),
                    String.valueOf(method.getInstructionCounter().getMissedCount()),
                    String.valueOf(method.getBranchCounter().getCoveredCount()),
                    String.valueOf(method.getBranchCounter().getMissedCount()), missedLines(method)));
    }

    private static String missedLines(IMethodCoverage method) {
        StringBuilder lines = new StringBuilder();
        for (int line = method.getFirstLine(); line <= method.getLastLine(); line++) {
            int missed = method.getLine(line).getBranchCounter().getMissedCount();
            if (missed > 0)
                lines.append(lines.length() == 0 ? "" : " ").append(line).append(':').append(missed);
        }
        return lines.toString();
    }
}
