/** An exact number of cents: a quotient of whole numbers, `bottom` above zero. */
export type Fraction = { top: bigint; bottom: bigint };

/** Zero cents. */
export const nothing: Fraction = { top: 0n, bottom: 1n };

/** The quotient of two whole numbers. Throws a RangeError if one is not whole or `bottom` is not above zero. */
export function fraction(top: number, bottom: number): Fraction {
  if (bottom <= 0) throw new RangeError("a fraction's bottom is above zero");
  return { top: BigInt(top), bottom: BigInt(bottom) };
}

/** The exact sum of the two. */
export function sumOf(one: Fraction, other: Fraction): Fraction {
  return {
    top: one.top * other.bottom + other.top * one.bottom,
    bottom: one.bottom * other.bottom,
  };
}

/** The negated fraction. */
export function negative({ top, bottom }: Fraction): Fraction {
  return { top: -top, bottom };
}

/** The smaller of the two. */
export function smaller(one: Fraction, other: Fraction): Fraction {
  return one.top * other.bottom <= other.top * one.bottom ? one : other;
}

/**
 * The nearest whole cent; half a cent rounds away from zero, as article 5 of Regulation (EC) 1103/97 prescribes for amounts in
 * euros that are to be paid.
 */
export function roundedCents({ top, bottom }: Fraction): number {
  const size = top < 0n ? -top : top;
  const cents = (2n * size + bottom) / (2n * bottom);
  return Number(top < 0n ? -cents : cents);
}
