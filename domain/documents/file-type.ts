/** Types of files that may be uploaded. */
export const fileTypes = ["pdf", "png", "jpeg", "docx", "xlsx"] as const;

export type FileType = (typeof fileTypes)[number];

/** Bytes of a file and of all files of a body, pixels of a picture and what a zip may hold, at most. */
export const fileLimits = {
  bytes: 10 * 1024 * 1024,
  bytesOfBody: 5 * 1024 ** 3,
  pixels: 25_000_000,
  entries: 100,
  unpackedBytes: 100 * 1024 * 1024,
  ratio: 100,
} as const;

/** Why a file is not taken. */
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

/** The media type of a file, as it travels. */
export function mimeOf(type: FileType): string {
  return formats[type].mime;
}

/** Endings of the names that are taken, each with its dot. */
export const fileEndings: readonly string[] = fileTypes.flatMap((type) =>
  formats[type].endings.map((ending) => `.${ending}`),
);

/** Media types that are taken. */
export const fileMimes: readonly string[] = fileTypes.map(mimeOf);

/** The type of a file by the ending of its name; null for another ending or none. */
export function typeByName(name: string): FileType | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return fileTypes.find((type) => formats[type].endings.includes(ending)) ?? null;
}

/** True for types that a browser shows in place. */
export function isViewable(type: FileType): boolean {
  return type === "pdf" || type === "png" || type === "jpeg";
}
