/** What a person is owed for one thing, in cents; negative for what was paid too much. */
export type Claim<K> = { key: K; cents: number };

/** The part of a person's claims that goes into one payment. */
export type Settlement<K> = {
  /** What the bank is instructed to pay; never negative. */
  transferCents: number;
  /** The claims that the payment settles, with as much of each as it settles. */
  settled: Claim<K>[];
  /** What is left to be set off against a later payment: each is negative. */
  waiting: Claim<K>[];
};

/**
 * Sets what was paid too much off against what is owed, oldest first. A payment never takes money back: what cannot be
 * set off now waits for the next payment. Claims of zero settle nothing.
 */
export function settlementOf<K>(claims: readonly Claim<K>[]): Settlement<K> {
  const owed = claims.filter(({ cents }) => cents > 0);
  let left = owed.reduce((sum, { cents }) => sum + cents, 0);
  const settled = [...owed];
  const waiting: Claim<K>[] = [];
  for (const { key, cents } of claims) {
    if (cents >= 0) continue;
    const taken = Math.min(-cents, left);
    left -= taken;
    if (taken > 0) settled.push({ key, cents: -taken });
    if (cents + taken < 0) waiting.push({ key, cents: cents + taken });
  }
  return { transferCents: left, settled, waiting };
}
