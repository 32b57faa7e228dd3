/** Types of files that may be uploaded. */
export const fileTypes = ["pdf", "png", "jpeg", "docx", "xlsx"] as const;

export type FileType = (typeof fileTypes)[number];

/** Limits: bytes of a file and of all files of a body, pixels of a picture and the contents of a zip. */
export const fileLimits = {
  bytes: 10 * 1024 * 1024,
  bytesOfBody: 5 * 1024 ** 3,
  pixels: 25_000_000,
  entries: 100,
  unpackedBytes: 100 * 1024 * 1024,
  ratio: 100,
} as const;

/** Why a file is not accepted. */
export type FileRefusal =
  | "empty"
  | "too-large"
  | "name"
  | "unknown-type"
  | "other-type"
  | "damaged"
  | "two-in-one"
  | "too-many-pixels"
  | "bomb"
  | "active"
  | "locked"
  | "infected";

const formats: Readonly<Record<FileType, { endings: readonly string[]; mime: string }>> = {
  pdf: { endings: ["pdf"], mime: "application/pdf" },
  png: { endings: ["png"], mime: "image/png" },
  jpeg: { endings: ["jpg", "jpeg"], mime: "image/jpeg" },
  docx: {
    endings: ["docx"],
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  xlsx: {
    endings: ["xlsx"],
    mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
};

/** The media type of a file type. */
export function mimeOf(type: FileType): string {
  return formats[type].mime;
}

/** Accepted file extensions, each with its dot. */
export const fileEndings: readonly string[] = fileTypes.flatMap((type) =>
  formats[type].endings.map((ending) => `.${ending}`),
);

/** Accepted media types. */
export const fileMimes: readonly string[] = fileTypes.map(mimeOf);

/** The type of a file by its extension; null for another extension or none. */
export function typeByName(name: string): FileType | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return fileTypes.find((type) => formats[type].endings.includes(ending)) ?? null;
}

/** True for types that a browser displays inline. */
export function isViewable(type: FileType): boolean {
  return type === "pdf" || type === "png" || type === "jpeg";
}
