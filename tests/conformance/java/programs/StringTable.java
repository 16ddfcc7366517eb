public class StringTable {
    public static void main(String[] args) {
        String[][] t = {{"name", "n"}, {"apple", "3"}, {"fig", "12"}};
        int[] w = new int[2];
        for (String[] r : t) for (int i = 0; i < 2; i++) w[i] = Math.max(w[i], r[i].length());
        for (String[] r : t) System.out.println(String.format("%-" + w[0] + "s|%" + w[1] + "s", r[0], r[1]));
    }
}
