/** Words with which only settings of ours begin. */
const ours = /^(SMTP|TAXIS|FILES_S3|ERGANI|METRICS|DATABASE|CONTACT|CLAMD)_/;

/**
 * The names in an environment that are no setting but resemble one, so they were probably meant as one and would have no effect
 * in silence: a misspelt TRUSTED_PROXIES leaves all users with one rate limit.
 */
export function mistypedSettings(
  names: readonly string[],
  settings: readonly string[],
): readonly string[] {
  return names.filter(
    (name) =>
      !settings.includes(name) &&
      (ours.test(name) || settings.some((setting) => resembles(name, setting))),
  );
}

/** Whether a name differs from a setting's in one letter of five, or fewer. */
function resembles(name: string, setting: string): boolean {
  const most = Math.floor(setting.length / 5);
  return Math.abs(name.length - setting.length) <= most && editsBetween(name, setting) <= most;
}

/** How many letters must be added, removed or replaced to turn one word into the other. */
function editsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 0; row < one.length; row += 1) {
    const line = [row + 1];
    for (let column = 0; column < other.length; column += 1) {
      const replaced = (above[column] ?? 0) + (one[row] === other[column] ? 0 : 1);
      line.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}
