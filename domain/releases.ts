/** Every release, newest first: its version and the day on which it was released. Its notes are in texts/releases.ts. */
export const releases = [
  { version: "1.0.0", date: "2026-11-22" },
  { version: "0.9.0", date: "2026-11-21" },
  { version: "0.8.0", date: "2026-11-20" },
] as const;

export type Version = (typeof releases)[number]["version"];

export const versions: readonly Version[] = releases.map(({ version }) => version);

/** The release of this code. */
export const currentVersion: Version = releases[0].version;

/** True where the first version comes before the second, number by number. A text that is not a version comes before all. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(than)];
  const at = one.findIndex((number, index) => number !== other[index]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

function numbersOf(version: string): number[] {
  const found = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(version);
  return found ? found.slice(1).map(Number) : [-1, 0, 0];
}
