import type { Layout, LayoutColumn } from "./layout.ts";
import { headsOf, isFigure, misfitOf, type MisfitReason } from "./layout-lines.ts";

/** Why a layout cannot be saved. */
export type LayoutRefusal =
  | "kind-twice"
  | "kind-without-lines"
  | "lines-without-kinds"
  | "lines-without-quantity"
  | "no-width"
  | "too-wide"
  | "false-fill"
  | `${"head" | "constant" | "code"}-${MisfitReason}`;

/** What is wrong with a layout: where, and with which characters. */
export type LayoutFault = {
  why: LayoutRefusal;
  /** Index of the column, from 0; null where it concerns the layout as a whole. */
  column: number | null;
  letters: string;
};

/** The longest line of a file of fixed width, in characters. */
export const longestLine = 2_000;

/** The first fault for which no file of the layout could be read, or none could be made; null where there is none. */
export function faultOfLayout(layout: Layout): LayoutFault | null {
  const ofForm = layout.form === "fixed" ? faultOfWidths(layout) : null;
  return faultOfKinds(layout) ?? ofForm ?? faultOfWords(layout);
}

function faultOfKinds({ per, columns, kinds }: Layout): LayoutFault | null {
  const quantity = columns.findIndex(({ holds }) => holds === "kindQuantity");
  if (per === "contract") {
    const column = columns.findIndex(
      ({ holds }) => holds === "kindCode" || holds === "kindQuantity",
    );
    return column < 0 ? null : fault("kind-without-lines", column);
  }
  if (kinds.length === 0) return fault("lines-without-kinds");
  if (new Set(kinds.map(({ kind }) => kind)).size < kinds.length) return fault("kind-twice");
  return quantity < 0 ? fault("lines-without-quantity") : null;
}

function faultOfWidths(layout: Layout): LayoutFault | null {
  const { columns } = layout;
  const narrow = columns.findIndex(({ width }) => width === 0);
  if (narrow >= 0) return fault("no-width", narrow);
  if (columns.reduce((sum, { width }) => sum + width, 0) > longestLine) return fault("too-wide");
  const column = columns.findIndex(
    (one) => isFalselyFilled(one) || misfitOf(layout, one, one.fill),
  );
  return column < 0 ? null : fault("false-fill", column);
}

/** Whether the padding of the column would be read as part of its value: 12 as 1200. */
function isFalselyFilled({ holds, align, fill }: LayoutColumn): boolean {
  if (isFigure(holds)) return fill !== " " && !(fill === "0" && align === "end");
  return align === "start" && /\d/.test(fill);
}

function faultOfWords(layout: Layout): LayoutFault | null {
  const { per, columns, kinds } = layout;
  const [head] = headsOf(layout)?.misfits ?? [];
  if (head) return fault(`head-${head.why}`, head.column, head.letters);
  for (const [at, column] of columns.entries()) {
    const constant = column.holds === "constant" ? misfitOf(layout, column, column.text) : null;
    if (constant) return fault(`constant-${constant.why}`, at, constant.letters);
    const codes = per === "kind" && column.holds === "kindCode" ? kinds : [];
    for (const { code } of codes) {
      const misfit = misfitOf(layout, column, code);
      if (misfit) return fault(`code-${misfit.why}`, at, misfit.letters);
    }
  }
  return null;
}

function fault(why: LayoutRefusal, column: number | null = null, letters = ""): LayoutFault {
  return { why, column, letters };
}
