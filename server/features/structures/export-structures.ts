import type { InputOf } from "#api/call.ts";
import type { structures, StructureItem } from "#api/structures.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import { structureExport as texts } from "#texts/structures.ts";
import { structureRows } from "./structures.queries.ts";

const columns: readonly ExportColumn<StructureItem>[] = [
  { header: texts.code, width: 12, kind: "text", value: (item) => item.code },
  { header: texts.title, width: 40, kind: "text", value: (item) => item.title },
  { header: texts.category, width: 20, kind: "text", value: (item) => item.category },
  { header: texts.parentTitle, width: 40, kind: "text", value: (item) => item.parentTitle },
  { header: texts.personInCharge, width: 28, kind: "text", value: (item) => item.personInCharge },
  { header: texts.phone, width: 14, kind: "text", value: (item) => item.phone },
  { header: texts.contracts, width: 16, kind: "number", value: (item) => item.contracts },
  { header: texts.openedOn, width: 14, kind: "day", value: (item) => item.openedOn },
  { header: texts.closedOn, width: 14, kind: "day", value: (item) => item.closedOn },
];

/** The structures that pass the filter, as a file. */
export function exportStructures(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof structures.export>,
): Promise<FileAnswer> {
  const { today } = ctx;
  return exportedList(ctx, {
    title: texts.fileName,
    format,
    bodies: [ctx.organizationId],
    columns,
    rows: (db, stretch) => structureRows(db, filter, { today, ...stretch }),
  });
}
