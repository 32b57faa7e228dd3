import type { InputOf } from "#api/call.ts";
import type { closures, ClosureOut } from "#api/closures.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { closureExport as texts } from "#texts/closures.ts";
import { closureRows } from "./closures.queries.ts";

const columns: readonly ExportColumn<ClosureOut>[] = [
  { header: texts.title, width: 40, kind: "text", value: (item) => item.title },
  {
    header: texts.structure,
    width: 40,
    kind: "text",
    value: (item) => item.structureTitle ?? texts.wholeBody,
  },
  {
    header: texts.withSubstructures,
    width: 22,
    kind: "text",
    value: (item) => (item.withSubstructures ? texts.yes : ""),
  },
  { header: texts.from, width: 14, kind: "day", value: (item) => item.from },
  { header: texts.to, width: 14, kind: "day", value: (item) => item.to },
  { header: texts.days, width: 10, kind: "number", value: (item) => item.days },
  { header: texts.reason, width: 50, kind: "text", value: (item) => item.reason },
];

/** The closures that pass the filter, as a file. */
export function exportClosures(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof closures.export>,
): Promise<FileAnswer> {
  const { today } = ctx;
  return exportedList(ctx, {
    title: texts.fileName,
    format,
    bodies: [ctx.organizationId],
    columns,
    rows: (db, stretch) => closureRows(db, filter, { today, ...stretch }),
  });
}
