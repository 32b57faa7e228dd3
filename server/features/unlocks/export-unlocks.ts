import type { InputOf } from "#api/call.ts";
import type { UnlockItem, unlocks } from "#api/unlocks.ts";
import {
  exportedList,
  type ExportColumn,
  type ExportFormat,
} from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext, SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { unlockStateTexts, unlockTexts as t } from "#texts/unlocks.ts";
import { type UnlockFilter, unlockItems } from "./unlocks.queries.ts";

const columns: readonly ExportColumn<UnlockItem>[] = [
  { header: t.structure, width: 40, kind: "text", value: (item) => item.structure },
  { header: t.who, width: 30, kind: "text", value: (item) => item.person ?? t.everyone },
  { header: t.from, width: 14, kind: "day", value: (item) => item.from },
  { header: t.to, width: 14, kind: "day", value: (item) => item.to },
  { header: t.reason, width: 30, kind: "text", value: (item) => item.reason },
  { header: t.explanation, width: 50, kind: "text", value: (item) => item.explanation },
  { header: t.askedBy, width: 24, kind: "text", value: (item) => item.askedBy },
  { header: t.askedAt, width: 18, kind: "instant", value: (item) => item.askedAt },
  { header: t.state, width: 18, kind: "text", value: (item) => unlockStateTexts[item.state] },
  { header: t.openTo, width: 18, kind: "instant", value: (item) => item.expiresAt },
  { header: t.decidedBy, width: 24, kind: "text", value: (item) => item.decidedBy },
  { header: t.decidedAt, width: 18, kind: "instant", value: (item) => item.decidedAt },
  { header: t.answer, width: 50, kind: "text", value: (item) => item.answer },
];

const organization: ExportColumn<UnlockItem> = {
  header: t.organization,
  width: 40,
  kind: "text",
  value: (item) => item.organization,
};

/** The requests of a body that pass the filter, as a file. */
export function exportUnlocks(
  ctx: BodyContext,
  { format, organizationId, ...filter }: InputOf<typeof unlocks.export>,
): Promise<FileAnswer> {
  return fileOf(ctx, { format, filter, bodies: [organizationId], columns });
}

/** The same over all bodies. */
export async function exportUnlockQueue(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof unlocks.exportQueue>,
): Promise<FileAnswer> {
  const bodies = await everyBody(ctx);
  return fileOf(ctx, { format, filter, bodies, columns: [organization, ...columns] });
}

type Asked = {
  format: ExportFormat;
  filter: UnlockFilter;
  bodies: readonly string[];
  columns: readonly ExportColumn<UnlockItem>[];
};

function fileOf(ctx: SignedContext, { filter, ...asked }: Asked): Promise<FileAnswer> {
  const { userId } = ctx.actor;
  return exportedList(ctx, {
    ...asked,
    title: t.title,
    rows: (db, page) => unlockItems(db, filter, { userId, ...page }),
  });
}
