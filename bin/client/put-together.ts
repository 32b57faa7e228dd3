/** The modules that the same pages start with: their name, those pages, their bytes as transferred, and the pieces they need. */
export type Piece = {
  name: string;
  pages: ReadonlySet<string>;
  bytes: number;
  needs: ReadonlySet<string>;
  /** Stays on its own. */
  isFixed: boolean;
};

/** A request costs as much as `requestBytes`; no page gets more than `mostBytes` that it does not use. */
type Costs = { requestBytes: number; mostBytes: number };

type Group = { names: string[]; pages: Set<string>; bytes: number; isFixed: boolean };

type Pair = { one: Group; other: Group; saved: number; waste: Map<string, number> };

/**
 * Which pieces are merged into one file, by the name of the first of them: pairs whose merging saves the pages more requests
 * than it costs them bytes. Two that reach each other through a third stay separate, since the merged piece and the third
 * would need each other.
 */
export function putTogether(pieces: readonly Piece[], costs: Costs): Map<string, string> {
  const groups = new Set<Group>(
    pieces.map(({ name, pages, bytes, isFixed }) => ({
      names: [name],
      pages: new Set(pages),
      bytes,
      isFixed,
    })),
  );
  const needs = new Map(pieces.map(({ name, needs: needed }) => [name, [...needed]]));
  const groupOf = new Map([...groups].flatMap((group) => group.names.map((name) => [name, group])));
  const closures = new Map<Group, Set<Group>>();
  const unused = new Map<string, number>();

  const neededBy = (group: Group): Group[] =>
    group.names
      .flatMap((name) => needs.get(name) ?? [])
      .flatMap((name) => groupOf.get(name) ?? [])
      .filter((one) => one !== group);
  /** The group with everything it needs, directly or indirectly. */
  const closureOf = (group: Group): Set<Group> => {
    const known = closures.get(group);
    if (known) return known;
    const all = new Set([group]);
    for (const one of all) for (const next of neededBy(one)) all.add(next);
    closures.set(group, all);
    return all;
  };
  const reachesByThird = (from: Group, to: Group): boolean =>
    neededBy(from).some((next) => next !== to && closureOf(next).has(to));
  const pairOf = (one: Group, other: Group): Pair => {
    const shared = [...one.pages].filter((page) => other.pages.has(page)).length;
    const waste = new Map<string, number>();
    if (shared === 0) return { one, other, saved: 0, waste };
    for (const [{ pages }, needed] of [
      [one, closureOf(other)],
      [other, closureOf(one)],
    ] as const)
      for (const page of pages)
        for (const group of needed)
          if (!group.pages.has(page)) waste.set(page, (waste.get(page) ?? 0) + group.bytes);
    const wasted = [...waste.values()].reduce((sum, bytes) => sum + bytes, 0);
    return { one, other, saved: shared * costs.requestBytes - wasted, waste };
  };
  const isTaken = ({ one, other, waste }: Pair): boolean =>
    [...waste].every(([page, bytes]) => (unused.get(page) ?? 0) + bytes <= costs.mostBytes) &&
    !reachesByThird(one, other) &&
    !reachesByThird(other, one);
  const join = ({ one, other, waste }: Pair): void => {
    const needed = new Set([...closureOf(one), ...closureOf(other)]);
    for (const [page, bytes] of waste) unused.set(page, (unused.get(page) ?? 0) + bytes);
    for (const page of other.pages) one.pages.add(page);
    for (const group of needed) for (const page of one.pages) group.pages.add(page);
    for (const name of other.names) groupOf.set(name, one);
    one.names.push(...other.names);
    one.bytes += other.bytes;
    groups.delete(other);
    closures.clear();
  };
  const pairsWith = (one: Group, others: readonly Group[]): Pair[] =>
    others.map((other) => pairOf(one, other)).filter(({ saved }) => saved > 0);

  const free = [...groups].filter(({ isFixed }) => !isFixed);
  let pairs = free.flatMap((one, at) => pairsWith(one, free.slice(at + 1)));
  while (pairs.length > 0) {
    const most = pairs.reduce((best, pair) => (pair.saved > best.saved ? pair : best));
    const now = pairOf(most.one, most.other);
    pairs = pairs.filter((pair) => pair !== most);
    // Merges since then may have changed what this pair saves.
    if (now.saved < most.saved) pairs.push(...(now.saved > 0 ? [now] : []));
    else if (isTaken(now)) {
      join(now);
      const joined = [now.one, now.other];
      pairs = pairs.filter(({ one, other }) => !joined.includes(one) && !joined.includes(other));
      const others = [...groups].filter((group) => group !== now.one && !group.isFixed);
      pairs.push(...pairsWith(now.one, others));
    }
  }
  return new Map([...groups].flatMap(({ names }) => names.map((name) => [name, names[0] ?? name])));
}
