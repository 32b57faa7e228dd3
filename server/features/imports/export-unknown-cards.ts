import type { InputOf } from "#api/call.ts";
import type { imports, UnknownCard } from "#api/imports.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { punchPageTexts as t } from "#texts/imports.ts";
import { unknownCardItems } from "./unknown-cards.ts";

const columns: readonly ExportColumn<UnknownCard>[] = [
  { header: t.card, width: 24, kind: "text", value: (item) => item.cardNumber },
  { header: t.punches, width: 12, kind: "number", value: (item) => item.punches },
  { header: t.first, width: 18, kind: "instant", value: (item) => item.firstAt },
  { header: t.last, width: 18, kind: "instant", value: (item) => item.lastAt },
];

/** The cards whose punches wait for a holder, as a file. */
export function exportUnknownCards(
  ctx: BodyContext,
  { format, organizationId }: InputOf<typeof imports.exportUnknownCards>,
): Promise<FileAnswer> {
  return exportedList(ctx, {
    title: t.cards,
    format,
    bodies: [organizationId],
    columns,
    rows: (db, page) => unknownCardItems(db, organizationId, page),
  });
}
