public class GameOfLife {
    public static void main(String[] args) {
        boolean[][] b = new boolean[6][6];
        b[1][2] = b[2][3] = b[3][1] = b[3][2] = b[3][3] = true;
        for (int g = 0; g < 4; g++) {
            boolean[][] n = new boolean[6][6];
            for (int i = 0; i < 6; i++) for (int j = 0; j < 6; j++) {
                int c = 0;
                for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) if ((x != 0 || y != 0) && b[(i + x + 6) % 6][(j + y + 6) % 6]) c++;
                n[i][j] = c == 3 || c == 2 && b[i][j];
            }
            b = n;
        }
        for (boolean[] r : b) {
            for (boolean x : r) System.out.print(x ? '#' : '.');
            System.out.println("");
        }
    }
}
