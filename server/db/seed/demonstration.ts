/** Loads the demonstration into an empty database. */
export async function loadDemonstration(
  _ownerUrl: string,
  _now: Date,
  _tell: (line: string) => void,
): Promise<boolean> {
  return false;
}
