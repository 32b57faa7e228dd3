import type { ApiAppItem, apiApps } from "#api/api-apps.ts";
import type { InputOf } from "#api/call.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { appPageTexts as t } from "#texts/api-apps.ts";
import { appItems } from "./apps.queries.ts";

const columns: readonly ExportColumn<ApiAppItem>[] = [
  { header: t.name, width: 32, kind: "text", value: (item) => item.name },
  { header: t.clientId, width: 38, kind: "text", value: (item) => item.id },
  { header: t.area, width: 20, kind: "text", value: (item) => t.areas[item.area] },
  { header: t.state, width: 14, kind: "text", value: (item) => t.states[item.state] },
  { header: t.scopes, width: 12, kind: "number", value: (item) => item.scopes },
  { header: t.organizations, width: 12, kind: "number", value: (item) => item.organizations },
  { header: t.networks, width: 30, kind: "text", value: (item) => item.networks.join(", ") },
  { header: t.secrets, width: 14, kind: "number", value: (item) => item.secrets.length },
  { header: t.lastUsed, width: 18, kind: "instant", value: (item) => item.lastUsedAt },
  { header: t.validUntil, width: 14, kind: "day", value: (item) => item.validUntil },
];

/** The apps that pass the filter, as a file; their secrets are in none. */
export function exportApps(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof apiApps.export>,
): Promise<FileAnswer> {
  const { now, today } = ctx;
  return exportedList(ctx, {
    title: t.title,
    format,
    bodies: [],
    columns,
    rows: (db, stretch) => appItems(db, { ...filter, now, today }, stretch),
  });
}
