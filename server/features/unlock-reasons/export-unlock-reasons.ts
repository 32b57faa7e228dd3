import type { InputOf } from "#api/call.ts";
import type { UnlockReasonItem, unlockReasons } from "#api/unlock-reasons.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { reasonFieldTexts as t, unlockReasonTexts } from "#texts/absence-reasons.ts";
import { common } from "#texts/common.ts";
import { unlockReasonItems } from "./unlock-reasons.queries.ts";

const columns: readonly ExportColumn<UnlockReasonItem>[] = [
  { header: t.code, width: 10, kind: "text", value: (item) => item.code },
  { header: t.title, width: 44, kind: "text", value: (item) => item.title },
  { header: unlockReasonTexts.hint, width: 60, kind: "text", value: (item) => item.hint },
  { header: t.sortOrder, width: 10, kind: "number", value: (item) => item.sortOrder },
  { header: unlockReasonTexts.validTo, width: 14, kind: "day", value: (item) => item.validTo },
  {
    header: t.isActive,
    width: 10,
    kind: "text",
    value: (item) => (item.isActive ? common.yes : common.no),
  },
];

/** The reasons that pass the filter, as a file. */
export function exportUnlockReasons(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof unlockReasons.export>,
): Promise<FileAnswer> {
  return exportedList(ctx, {
    title: unlockReasonTexts.title,
    format,
    bodies: [],
    columns,
    rows: (db, stretch) => unlockReasonItems(db, ctx.today, filter, stretch),
  });
}
