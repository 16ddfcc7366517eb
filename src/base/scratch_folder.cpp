#include "base/scratch_folder.h"

#include <cstdlib>
#include <string>

namespace assay {

ScratchFolder::ScratchFolder() {
  std::error_code error;
  std::filesystem::path parent = std::filesystem::temp_directory_path(error);
  if (error) return;
  std::string name = (parent / "assay-XXXXXX").string();
  if (::mkdtemp(name.data()) != nullptr) path_ = name;
}

ScratchFolder::~ScratchFolder() {
  std::error_code error;
  if (!path_.empty()) std::filesystem::remove_all(path_, error);
}

} // namespace assay
