import type { InputOf } from "#api/call.ts";
import type { DeviceItem, devices } from "#api/devices.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { devicePageTexts as t, deviceKindTexts, deviceStateTexts } from "#texts/devices.ts";
import { readerTexts } from "#texts/readers.ts";
import { deviceRows } from "./devices.queries.ts";

const columns: readonly ExportColumn<DeviceItem>[] = [
  { header: t.name, width: 32, kind: "text", value: (item) => item.title },
  { header: t.kind, width: 20, kind: "text", value: (item) => deviceKindTexts[item.kind] },
  { header: readerTexts.serial, width: 20, kind: "text", value: (item) => item.serial },
  { header: t.structure, width: 40, kind: "text", value: (item) => item.structureTitle },
  { header: t.state, width: 18, kind: "text", value: (item) => deviceStateTexts[item.state] },
  { header: t.seen, width: 18, kind: "instant", value: (item) => item.seenAt },
  { header: t.entries, width: 12, kind: "number", value: (item) => item.entries },
  { header: t.questions, width: 16, kind: "number", value: (item) => item.questions },
  { header: t.unsent, width: 14, kind: "number", value: (item) => item.unsent },
  { header: t.fingerprint, width: 24, kind: "text", value: (item) => item.fingerprint },
];

/** The devices that pass the filter, as a file. */
export function exportDevices(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof devices.export>,
): Promise<FileAnswer> {
  return exportedList(ctx, {
    title: t.title,
    format,
    bodies: [ctx.organizationId],
    columns,
    rows: (db, stretch) => deviceRows(db, filter, stretch),
  });
}
