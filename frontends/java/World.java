package assay;

import java.io.ByteArrayInputStream;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/** What a call finds around it, and what is put back when it is over: nothing to read, properties, locale, time zone. */
final class World {
  private final Properties properties = (Properties) System.getProperties().clone();
  private final Locale locale = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();

  /** Before a call. */
  void open(Capture output, Capture errors) {
    System.setIn(new ByteArrayInputStream(new byte[0]));
    System.setOut(output.stream());
    System.setErr(errors.stream());
  }

  /** After it; nothing more is printed. */
  void putBack() {
    open(new Capture(), new Capture());
    System.setProperties((Properties) properties.clone());
    Locale.setDefault(locale);
    TimeZone.setDefault(zone);
  }
}
