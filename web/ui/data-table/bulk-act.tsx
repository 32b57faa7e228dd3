import type { Icon } from "@tabler/icons-react";
import { bulkTexts as t } from "#texts/bulk.ts";
import { tableTexts } from "#texts/common.ts";
import { ActButton } from "../act-button.tsx";
import { useReasonId } from "../reasons.tsx";

type Props<R> = {
  act: string;
  /** The ticked rows. */
  rows: readonly R[];
  /** Why it cannot be done to a row; null where it can. */
  refusalTo: (row: R) => string | null;
  /** Why it cannot be done at all. */
  reason?: string | null;
  icon?: Icon | undefined;
  onRun: (rows: readonly R[]) => void;
};

/** An act on those of the ticked rows that allow it; a note beside it says what it leaves out, and why. */
export function BulkAct<R>({ act, rows, refusalTo, reason = null, icon, onRun }: Props<R>) {
  const able = rows.filter((row) => refusalTo(row) === null);
  const out = noteOfLeftOut(act, rows, refusalTo);
  const isNone = able.length === 0;
  useReasonId(isNone || reason !== null ? null : out);
  return (
    <ActButton
      variant="default"
      reason={reason ?? (isNone ? (out ?? t.nothingSelected) : null)}
      icon={icon}
      onClick={() => onRun(able)}
    >
      {tableTexts.ofSelected(act, able.length)}
    </ActButton>
  );
}

/** Null if the act applies to every row. */
function noteOfLeftOut<R>(
  act: string,
  rows: readonly R[],
  refusalTo: (row: R) => string | null,
): string | null {
  const reasons = rows.flatMap((row) => refusalTo(row) ?? []);
  if (reasons.length === 0) return null;
  const counted = [...Map.groupBy(reasons, (one) => one)].map(([one, all]): [string, number] => [
    one,
    all.length,
  ]);
  return t.leftOut(act, reasons.length, rows.length, counted);
}
