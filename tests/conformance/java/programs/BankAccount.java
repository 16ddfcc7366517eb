public class BankAccount {
    static class Poor extends Exception {
        final long missing;
        Poor(long m) { super("missing " + m); missing = m; }
    }
    static class Account {
        private long balance;
        void put(long n) {
            if (n <= 0) throw new IllegalArgumentException("not positive: " + n);
            balance += n;
        }
        void take(long n) throws Poor {
            if (n > balance) throw new Poor(n - balance);
            balance -= n;
        }
    }
    public static void main(String[] args) throws Exception {
        Account a = new Account();
        a.put(100);
        a.take(30);
        try { a.take(100); } catch (Poor e) { System.out.println(e.getMessage() + e.missing); }
        try { a.put(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(a.balance);
        a.take(1000);
    }
}
