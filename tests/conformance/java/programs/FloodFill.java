public class FloodFill {
    static char[][] g = {"..#.".toCharArray(), ".##.".toCharArray(), "....".toCharArray()};
    static int fill(int r, int c) {
        if (r < 0 || c < 0 || r >= g.length || c >= g[r].length || g[r][c] != '.') return 0;
        g[r][c] = 'o';
        return 1 + fill(r + 1, c) + fill(r - 1, c) + fill(r, c + 1) + fill(r, c - 1);
    }
    public static void main(String[] args) {
        System.out.println(fill(0, 0));
        for (char[] r : g) System.out.println(new String(r));
    }
}
