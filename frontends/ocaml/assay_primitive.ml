(* The primitives of Lambda: a name and its immediates. *)

open Lambda

let name text = fun out -> Assay_text.symbol out text
let number value = fun out -> Assay_text.integer out value

let safety unsafe = name (if unsafe then "unsafe" else "safe")
let safe = function Safe -> name "safe" | Unsafe -> name "unsafe"
let mutability = function Asttypes.Mutable -> name "mut" | Asttypes.Immutable -> name "imm"

let integer_comparison = function
  | Ceq -> name "eq" | Cne -> name "ne" | Clt -> name "lt" | Cgt -> name "gt" | Cle -> name "le" | Cge -> name "ge"

let float_comparison = function
  | CFeq -> name "eq" | CFneq -> name "ne" | CFlt -> name "lt" | CFnlt -> name "nlt" | CFgt -> name "gt"
  | CFngt -> name "ngt" | CFle -> name "le" | CFnle -> name "nle" | CFge -> name "ge" | CFnge -> name "nge"

let array_kind = function
  | Pgenarray -> name "gen" | Paddrarray -> name "addr" | Pintarray -> name "int" | Pfloatarray -> name "float"

let boxed = function
  | Primitive.Pnativeint -> name "nativeint" | Primitive.Pint32 -> name "int32" | Primitive.Pint64 -> name "int64"

let raising = function
  | Raise_regular -> name "raise" | Raise_reraise -> name "reraise" | Raise_notrace -> name "notrace"

let compile_time_constant = function
  | Big_endian -> name "big_endian" | Word_size -> name "word_size" | Int_size -> name "int_size"
  | Max_wosize -> name "max_wosize" | Ostype_unix -> name "ostype_unix" | Ostype_win32 -> name "ostype_win32"
  | Ostype_cygwin -> name "ostype_cygwin" | Backend_type -> name "backend_type"

let record_representation = function
  | Types.Record_regular -> [ name "regular" ]
  | Types.Record_float -> [ name "float" ]
  | Types.Record_unboxed _ -> [ name "unboxed" ]
  | Types.Record_inlined tag -> [ name "inlined"; number tag ]
  | Types.Record_extension _ -> [ name "extension" ]

let bigarray_kind = function
  | Pbigarray_unknown -> name "unknown" | Pbigarray_float32 -> name "float32" | Pbigarray_float64 -> name "float64"
  | Pbigarray_sint8 -> name "sint8" | Pbigarray_uint8 -> name "uint8" | Pbigarray_sint16 -> name "sint16"
  | Pbigarray_uint16 -> name "uint16" | Pbigarray_int32 -> name "int32" | Pbigarray_int64 -> name "int64"
  | Pbigarray_caml_int -> name "caml_int" | Pbigarray_native_int -> name "native_int"
  | Pbigarray_complex32 -> name "complex32" | Pbigarray_complex64 -> name "complex64"

let bigarray_layout = function
  | Pbigarray_unknown_layout -> name "unknown_layout" | Pbigarray_c_layout -> name "c_layout"
  | Pbigarray_fortran_layout -> name "fortran_layout"

let bigarray unsafe dimensions kind layout =
  [ safety unsafe; number dimensions; bigarray_kind kind; bigarray_layout layout ]

(* A predefined exception is no unit. *)
let global ident = (if Ident.is_predef ident then "predef" else "getglobal"), [ name (Ident.name ident) ]

let name_and_immediates = function
  | Pbytes_to_string -> "bytes_to_string", []
  | Pbytes_of_string -> "bytes_of_string", []
  | Pignore -> "ignore", []
  | Pgetglobal ident -> global ident
  | Psetglobal ident -> "setglobal", [ name (Ident.name ident) ]
  | Pmakeblock (tag, mutable_flag, _) -> "makeblock", [ number tag; mutability mutable_flag ]
  | Pfield position -> "field", [ number position ]
  | Pfield_computed -> "field_computed", []
  | Psetfield (position, _, _) -> "setfield", [ number position ]
  | Psetfield_computed _ -> "setfield_computed", []
  | Pfloatfield position -> "floatfield", [ number position ]
  | Psetfloatfield (position, _) -> "setfloatfield", [ number position ]
  | Pduprecord (representation, size) -> "duprecord", record_representation representation @ [ number size ]
  | Pccall description -> "ccall", [ name description.Primitive.prim_name; number description.Primitive.prim_arity ]
  | Praise kind -> "raise", [ raising kind ]
  | Psequand -> "sequand", []
  | Psequor -> "sequor", []
  | Pnot -> "not", []
  | Pnegint -> "negint", []
  | Paddint -> "addint", []
  | Psubint -> "subint", []
  | Pmulint -> "mulint", []
  | Pdivint checked -> "divint", [ safe checked ]
  | Pmodint checked -> "modint", [ safe checked ]
  | Pandint -> "andint", []
  | Porint -> "orint", []
  | Pxorint -> "xorint", []
  | Plslint -> "lslint", []
  | Plsrint -> "lsrint", []
  | Pasrint -> "asrint", []
  | Pintcomp comparison -> "intcomp", [ integer_comparison comparison ]
  | Pcompare_ints -> "compare_ints", []
  | Pcompare_floats -> "compare_floats", []
  | Pcompare_bints size -> "compare_bints", [ boxed size ]
  | Poffsetint offset -> "offsetint", [ number offset ]
  | Poffsetref offset -> "offsetref", [ number offset ]
  | Pintoffloat -> "intoffloat", []
  | Pfloatofint -> "floatofint", []
  | Pnegfloat -> "negfloat", []
  | Pabsfloat -> "absfloat", []
  | Paddfloat -> "addfloat", []
  | Psubfloat -> "subfloat", []
  | Pmulfloat -> "mulfloat", []
  | Pdivfloat -> "divfloat", []
  | Pfloatcomp comparison -> "floatcomp", [ float_comparison comparison ]
  | Pstringlength -> "stringlength", []
  | Pstringrefu -> "stringrefu", []
  | Pstringrefs -> "stringrefs", []
  | Pbyteslength -> "byteslength", []
  | Pbytesrefu -> "bytesrefu", []
  | Pbytessetu -> "bytessetu", []
  | Pbytesrefs -> "bytesrefs", []
  | Pbytessets -> "bytessets", []
  | Pmakearray (kind, mutable_flag) -> "makearray", [ array_kind kind; mutability mutable_flag ]
  | Pduparray (kind, mutable_flag) -> "duparray", [ array_kind kind; mutability mutable_flag ]
  | Parraylength kind -> "arraylength", [ array_kind kind ]
  | Parrayrefu kind -> "arrayrefu", [ array_kind kind ]
  | Parraysetu kind -> "arraysetu", [ array_kind kind ]
  | Parrayrefs kind -> "arrayrefs", [ array_kind kind ]
  | Parraysets kind -> "arraysets", [ array_kind kind ]
  | Pisint -> "isint", []
  | Pisout -> "isout", []
  | Pbintofint size -> "bintofint", [ boxed size ]
  | Pintofbint size -> "intofbint", [ boxed size ]
  | Pcvtbint (source, destination) -> "cvtbint", [ boxed source; boxed destination ]
  | Pnegbint size -> "negbint", [ boxed size ]
  | Paddbint size -> "addbint", [ boxed size ]
  | Psubbint size -> "subbint", [ boxed size ]
  | Pmulbint size -> "mulbint", [ boxed size ]
  | Pdivbint { size; is_safe } -> "divbint", [ boxed size; safe is_safe ]
  | Pmodbint { size; is_safe } -> "modbint", [ boxed size; safe is_safe ]
  | Pandbint size -> "andbint", [ boxed size ]
  | Porbint size -> "orbint", [ boxed size ]
  | Pxorbint size -> "xorbint", [ boxed size ]
  | Plslbint size -> "lslbint", [ boxed size ]
  | Plsrbint size -> "lsrbint", [ boxed size ]
  | Pasrbint size -> "asrbint", [ boxed size ]
  | Pbintcomp (size, comparison) -> "bintcomp", [ boxed size; integer_comparison comparison ]
  | Pbigarrayref (unsafe, dimensions, kind, layout) -> "bigarrayref", bigarray unsafe dimensions kind layout
  | Pbigarrayset (unsafe, dimensions, kind, layout) -> "bigarrayset", bigarray unsafe dimensions kind layout
  | Pbigarraydim dimension -> "bigarraydim", [ number dimension ]
  | Pstring_load_16 unsafe -> "string_load_16", [ safety unsafe ]
  | Pstring_load_32 unsafe -> "string_load_32", [ safety unsafe ]
  | Pstring_load_64 unsafe -> "string_load_64", [ safety unsafe ]
  | Pbytes_load_16 unsafe -> "bytes_load_16", [ safety unsafe ]
  | Pbytes_load_32 unsafe -> "bytes_load_32", [ safety unsafe ]
  | Pbytes_load_64 unsafe -> "bytes_load_64", [ safety unsafe ]
  | Pbytes_set_16 unsafe -> "bytes_set_16", [ safety unsafe ]
  | Pbytes_set_32 unsafe -> "bytes_set_32", [ safety unsafe ]
  | Pbytes_set_64 unsafe -> "bytes_set_64", [ safety unsafe ]
  | Pbigstring_load_16 unsafe -> "bigstring_load_16", [ safety unsafe ]
  | Pbigstring_load_32 unsafe -> "bigstring_load_32", [ safety unsafe ]
  | Pbigstring_load_64 unsafe -> "bigstring_load_64", [ safety unsafe ]
  | Pbigstring_set_16 unsafe -> "bigstring_set_16", [ safety unsafe ]
  | Pbigstring_set_32 unsafe -> "bigstring_set_32", [ safety unsafe ]
  | Pbigstring_set_64 unsafe -> "bigstring_set_64", [ safety unsafe ]
  | Pctconst constant -> "ctconst", [ compile_time_constant constant ]
  | Pbswap16 -> "bswap16", []
  | Pbbswap size -> "bbswap", [ boxed size ]
  | Pint_as_pointer -> "int_as_pointer", []
  | Popaque -> "opaque", []
