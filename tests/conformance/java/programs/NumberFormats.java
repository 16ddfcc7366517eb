public class NumberFormats {
    public static void main(String[] args) {
        Object[] all = {"12", "1.5", "x", "", "99999999999"};
        for (Object o : all) {
            try { System.out.println(Integer.parseInt((String) o)); } catch (NumberFormatException e) {
                try { System.out.println(Double.parseDouble((String) o)); } catch (NumberFormatException f) {
                    System.out.println(f.getMessage());
                }
            }
        }
    }
}
