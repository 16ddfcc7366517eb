package assay;

import java.util.List;

/** Why a request can't be done, as diagnostics: what is wrong, and where. */
final class Problem extends Exception {
  private static final long serialVersionUID = 1;

  /** An empty file, and 0 as line and column, are unknown. */
  record Place(String file, long line, long column, String message) {}

  private final transient List<Place> places;

  Problem(String message) {
    this(List.of(new Place("", 0, 0, message)));
  }

  Problem(List<Place> places) {
    super(places.isEmpty() ? "" : places.get(0).message());
    this.places = places;
  }

  List<Place> places() {
    return places;
  }

  /** `(HEAD (diagnostic …)…)`. */
  String toText(String head) {
    StringBuilder text = new StringBuilder("(").append(head);
    for (Place place : places) {
      text.append(" (diagnostic ").append(Token.string(place.file())).append(' ').append(place.line());
      text.append(' ').append(place.column()).append(' ').append(Token.string(place.message())).append(')');
    }
    return text.append(')').toString();
  }
}
