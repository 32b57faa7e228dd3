/**
 * Gives each visible row a slot that it keeps until the row leaves; a new row takes the slot of one that left, so that
 * the browser reuses elements instead of creating them. Called twice with the same rows it returns the same slots.
 */
export function slotKeeper(): (rows: readonly number[]) => number[] {
  let slots = new Map<number, number>();
  return (rows) => {
    const nextSlots = new Map<number, number>();
    for (const row of rows) {
      const slot = slots.get(row);
      if (slot !== undefined) nextSlots.set(row, slot);
    }
    const used = new Set(nextSlots.values());
    const free = [...slots.values()].filter((slot) => !used.has(slot));
    for (const row of rows) {
      if (nextSlots.has(row)) continue;
      const slot = free.pop() ?? lowestNotIn(used);
      used.add(slot);
      nextSlots.set(row, slot);
    }
    slots = nextSlots;
    return rows.map((row) => nextSlots.get(row) ?? -1);
  };
}

function lowestNotIn(used: ReadonlySet<number>): number {
  let slot = 0;
  while (used.has(slot)) slot += 1;
  return slot;
}
