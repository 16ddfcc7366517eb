#pragma once
// ZIP files made by hand, right or wrong.

#include <zlib.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::java::test {

class ZipBuilder {
 public:
  struct File {
    std::string name;
    std::string contents;
    bool deflate = true;
    // What the headers say; wrong ones can be set.
    uint16_t method = deflate ? 8 : 0;
    uint16_t flags = 0;
    uint32_t checksum =
        static_cast<uint32_t>(::crc32_z(0, reinterpret_cast<const Bytef*>(contents.data()), contents.size()));
    uint32_t size = static_cast<uint32_t>(contents.size());
    std::string local_name = name;
  };
  std::string before;  // something that precedes the jar
  std::string comment; // at its end
  void add(File file) { files_.push_back(std::move(file)); }

  std::string bytes() const {
    std::string bytes;
    std::string directory;
    for (const File& file : files_) {
      std::string packed = file.deflate ? deflated(file.contents) : file.contents;
      auto offset = static_cast<uint32_t>(bytes.size());
      put4(bytes, 0x04034b50);
      put_common(bytes, file, static_cast<uint32_t>(packed.size()), file.local_name);
      bytes += file.local_name + packed;
      put4(directory, 0x02014b50);
      put2(directory, 20);
      put_common(directory, file, static_cast<uint32_t>(packed.size()), file.name);
      for (int i = 0; i < 5; ++i) put2(directory, 0); // comment, disk, attributes
      put4(directory, offset);
      directory += file.name;
    }
    auto start = static_cast<uint32_t>(bytes.size());
    bytes += directory;
    put4(bytes, 0x06054b50);
    put4(bytes, 0);
    put2(bytes, static_cast<uint32_t>(files_.size()));
    put2(bytes, static_cast<uint32_t>(files_.size()));
    put4(bytes, static_cast<uint32_t>(directory.size()));
    put4(bytes, start);
    put2(bytes, static_cast<uint32_t>(comment.size()));
    return before + bytes + comment;
  }

 private:
  static void put2(std::string& bytes, uint32_t value) {
    bytes += static_cast<char>(value & 0xFFU);
    bytes += static_cast<char>((value >> 8U) & 0xFFU);
  }
  static void put4(std::string& bytes, uint32_t value) {
    put2(bytes, value);
    put2(bytes, value >> 16U);
  }
  // What local header and central directory share: from the version needed to the sizes of name and extra field.
  static void put_common(std::string& bytes, const File& file, uint32_t packed_size, const std::string& name) {
    put2(bytes, 20);
    put2(bytes, file.flags);
    put2(bytes, file.method);
    put4(bytes, 0); // time
    put4(bytes, file.checksum);
    put4(bytes, packed_size);
    put4(bytes, file.size);
    put2(bytes, static_cast<uint32_t>(name.size()));
    put2(bytes, 0);
  }
  static std::string deflated(std::string_view contents) {
    std::string packed(::compressBound(contents.size()) + 16, '\0');
    z_stream stream{};
    ::deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(contents.data()));
    stream.avail_in = static_cast<uInt>(contents.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    ::deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    ::deflateEnd(&stream);
    return packed;
  }

  std::vector<File> files_;
};

} // namespace assay::java::test
