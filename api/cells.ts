import type { Interval, IntervalKind, Mark } from "#domain/attendance/types.ts";

type PackedRecord = { day: number; version: number; intervals: Interval[]; note: boolean };

const kinds: Record<string, IntervalKind> = {
  w: "work",
  t: "telework",
  d: "duty",
  r: "training",
  b: "break",
  a: "absence",
};
const marks: Record<string, Mark> = {
  p: "plan",
  t: "typed",
  d: "device",
  i: "import",
  l: "link",
  a: "api",
};

const letterOfKind: Record<IntervalKind, string> = {
  work: "w",
  telework: "t",
  duty: "d",
  training: "r",
  break: "b",
  absence: "a",
};
const letterOfMark: Record<Mark, string> = {
  plan: "p",
  typed: "t",
  device: "d",
  import: "i",
  link: "l",
  api: "a",
};

/** Packs a record's intervals for the column `cell`: `wt450-930`, a missing end empty, a reason after a colon. */
export function packIntervals(intervals: readonly Interval[]): string {
  return intervals
    .map(({ kind, mark, from, to, reason }) => {
      const times = `${from ?? ""}-${to ?? ""}`;
      return `${letterOfKind[kind]}${letterOfMark[mark]}${times}${reason === undefined ? "" : `:${reason}`}`;
    })
    .join(",");
}

/**
 * Reads the records of one contract's month, packed by `packedRecords` of the server as
 * `day.version.note` and one `kind mark from-to reason` per interval, for example
 * `05.2.0,wt450-930;06.1.1,at-:X`, without the spaces: `;` separates records, `,` separates intervals.
 */
export function unpackRecords(packed: string): PackedRecord[] {
  if (packed === "") return [];
  return packed.split(";").map((text) => {
    const [head = "", ...stretches] = text.split(",");
    const [day = "", version = "", note = ""] = head.split(".");
    return {
      day: Number(day),
      version: Number(version),
      note: note === "1",
      intervals: stretches.map(unpackInterval),
    };
  });
}

/** The same packed records with the codes of their reasons replaced; `day` is the day of the month. */
export function cellsWithReasons(
  packed: string,
  codeOf: (day: number, code: string) => string,
): string {
  return packed
    .split(";")
    .map((text) => {
      const day = Number(text.slice(0, text.indexOf(".")));
      return text.replaceAll(/:([^,]+)/g, (_whole, code: string) => `:${codeOf(day, code)}`);
    })
    .join(";");
}

function unpackInterval(text: string): Interval {
  const colon = text.indexOf(":");
  const times = colon === -1 ? text.slice(2) : text.slice(2, colon);
  const [from = "", to = ""] = times.split("-");
  return {
    kind: kinds[text[0] ?? ""] ?? "work",
    mark: marks[text[1] ?? ""] ?? "typed",
    from: from === "" ? null : Number(from),
    to: to === "" ? null : Number(to),
    ...(colon === -1 ? {} : { reason: text.slice(colon + 1) }),
  };
}
