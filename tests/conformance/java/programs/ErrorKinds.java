public class ErrorKinds {
    public static void main(String[] args) {
        try { throw new OutOfMemoryError("mine"); } catch (VirtualMachineError e) { System.out.println(e); }
        try { throw new AssertionError(5); } catch (Error e) { System.out.println(e); }
        try { throw new LinkageError("l"); } catch (LinkageError e) { System.out.println(e); }
        try { Object[] a = new Integer[1]; a[0] = "s"; } catch (RuntimeException e) { System.out.println(e); }
        throw new InternalError("last", new Exception("c"));
    }
}
