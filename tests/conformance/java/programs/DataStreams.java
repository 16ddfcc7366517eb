import java.io.*;

public class DataStreams {
    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        DataOutputStream o = new DataOutputStream(b);
        o.writeInt(-5);
        o.writeLong(1L << 40);
        o.writeDouble(2.5);
        o.writeUTF("h\u00e9");
        o.writeBoolean(true);
        o.writeShort(-2);
        System.out.println(b.size());
        DataInputStream i = new DataInputStream(new ByteArrayInputStream(b.toByteArray()));
        System.out.println(i.readInt() + " " + i.readLong() + i.readDouble() + i.readUTF() + i.readBoolean() + i.readShort());
        i.readByte();
    }
}
