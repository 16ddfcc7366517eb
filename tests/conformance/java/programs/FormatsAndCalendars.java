import java.text.*;
import java.util.*;

public class FormatsAndCalendars { 
  static String f(double d) { return NumberFormat.getInstance().format(d); }
  static String p(double d) { return NumberFormat.getPercentInstance(Locale.US).format(d); }
  static String g(long t) { Calendar c = Calendar.getInstance(); c.setTimeInMillis(t); c.add(Calendar.MONTH, 1); return c.get(Calendar.YEAR) + "-" + c.get(Calendar.MONTH) + "-" + c.get(Calendar.DAY_OF_MONTH) + " " + c.get(Calendar.DAY_OF_WEEK) + " " + c.get(Calendar.WEEK_OF_YEAR); }
  
  static String z() { return TimeZone.getDefault().getID() + TimeZone.getTimeZone("GMT+2").getRawOffset() + TimeZone.getTimeZone("GMT-11:30").getID(); }
  static String d(double x) { return new DecimalFormat("000.##E0").format(x) + new DecimalFormat("#,##0.00;(#)").format(x); }
  static String l(double x) { return String.format(Locale.GERMANY, "%.2f", x); }
  static String l2(int x) { return String.format(Locale.GERMANY, "%d", x); }
  static Number pa(String s) throws ParseException { return NumberFormat.getInstance().parse(s); }
  public static void main(String[] a) throws Exception { System.out.println(f(1234567.8915) + p(0.256) + z() + d(-12345.678) + f(Double.NaN) + f(-1.0/0) + pa("1,234.5x")); for (long t : new long[]{0L, 86400000L*365, 1700000000123L, -99999999999L}) System.out.println(g(t)); System.out.println(l2(5)); }
}
