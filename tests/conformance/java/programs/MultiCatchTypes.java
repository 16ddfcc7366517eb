public class MultiCatchTypes {
    static void t(Object o) {
        try { System.out.println(((Comparable) o).compareTo(5)); } catch (ClassCastException | NullPointerException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
    public static void main(String[] args) { t(3); t("s"); t(null); t(new Object()); }
}
