/** A range of time in minutes, `to` excluded. */
export type Span = { from: number; to: number };

/** Minutes that the two have in common. */
export function commonMinutes(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
}

/** Minutes of the spans that lie from `from` to `to`. The spans must not overlap each other. */
export function minutesWithin(spans: readonly Span[], from: number, to: number): number {
  let minutes = 0;
  for (const span of spans) {
    minutes += Math.max(0, Math.min(span.to, to) - Math.max(span.from, from));
  }
  return minutes;
}

/** The parts of the spans that lie from `from` to `to`. */
export function spansWithin(spans: readonly Span[], from: number, to: number): Span[] {
  return spans
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.from < span.to);
}

/** The last `minutes` of the spans, in their order; all of them where they are fewer. */
export function lastMinutes(spans: readonly Span[], minutes: number): Span[] {
  let left = minutes;
  return spans
    .toReversed()
    .flatMap(({ from, to }) => {
      const taken = Math.max(0, Math.min(to - from, left));
      left -= taken;
      return taken === 0 ? [] : [{ from: to - taken, to }];
    })
    .toReversed();
}

/** Total length of the spans. The spans must not overlap each other. */
export function totalMinutes(spans: readonly Span[]): number {
  let minutes = 0;
  for (const span of spans) minutes += span.to - span.from;
  return minutes;
}

/** What is left of the span once those in `taken` are cut out, in order of time. */
export function without(span: Span, taken: readonly Span[]): Span[] {
  let left = [span];
  for (const cut of taken) {
    left = left.flatMap((rest) =>
      commonMinutes(rest, cut) === 0
        ? [rest]
        : [
            { from: rest.from, to: cut.from },
            { from: cut.to, to: rest.to },
          ].filter((piece) => piece.from < piece.to),
    );
  }
  return left;
}

/** The spans merged, in order of time: those that touch or overlap become one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else whole.push({ from: span.from, to: span.to });
  }
  return whole;
}
