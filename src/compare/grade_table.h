#pragma once
// Grades as text for people: a line for each submission, and how many came to which verdict.

#include <span>
#include <string>

#include "compare/grade.h"
#include "report/style.h"

namespace assay {

std::string grade_table(std::span<const Grade> grades, const Style& style);

} // namespace assay
