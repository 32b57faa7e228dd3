import type { InputOf } from "#api/call.ts";
import type { ApiLogItem, apiLogs, LoginLogItem, loginLogs } from "#api/logs.ts";
import { type ExportColumn, exportedList } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { callSummaries } from "#texts/call-summaries.ts";
import { loginMethodTexts, loginOutcomeTexts, logColumns as t } from "#texts/logs.ts";
import { roleTexts } from "#texts/shell.ts";
import { apiLogItems } from "./api-logs.queries.ts";
import { loginLogItems } from "./login-logs.queries.ts";

type Common = Pick<
  ApiLogItem,
  "at" | "userName" | "nickName" | "area" | "ip" | "userAgent" | "requestId"
>;

const who: readonly ExportColumn<Common>[] = [
  { header: t.at, width: 26, kind: "text", value: (item) => item.at },
  { header: t.nickName, width: 28, kind: "text", value: (item) => item.nickName ?? "" },
  { header: t.userName, width: 20, kind: "text", value: (item) => item.userName ?? "" },
  {
    header: t.area,
    width: 22,
    kind: "text",
    value: (item) => (item.area === null ? "" : roleTexts[item.area]),
  },
];

const from: readonly ExportColumn<Common>[] = [
  { header: t.ip, width: 18, kind: "text", value: (item) => item.ip },
  { header: t.userAgent, width: 40, kind: "text", value: (item) => item.userAgent },
  { header: t.requestId, width: 38, kind: "text", value: (item) => item.requestId },
];

const apiColumns: readonly ExportColumn<ApiLogItem>[] = [
  ...who,
  { header: t.method, width: 8, kind: "text", value: (item) => item.method },
  { header: t.path, width: 34, kind: "text", value: (item) => item.path },
  { header: t.call, width: 40, kind: "text", value: (item) => callSummaries[item.path] ?? "" },
  { header: t.status, width: 10, kind: "number", value: (item) => item.status },
  { header: t.durationMs, width: 12, kind: "number", value: (item) => item.durationMs },
  { header: t.organization, width: 30, kind: "text", value: (item) => item.organization ?? "" },
  ...from,
];

const loginColumns: readonly ExportColumn<LoginLogItem>[] = [
  ...who,
  {
    header: t.loginMethod,
    width: 22,
    kind: "text",
    value: (item) => loginMethodTexts[item.method],
  },
  { header: t.outcome, width: 26, kind: "text", value: (item) => loginOutcomeTexts[item.outcome] },
  ...from,
];

/** The calls that pass the filter, as a file. */
export function exportApiLogs(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof apiLogs.export>,
): Promise<FileAnswer> {
  return exportedList(ctx, {
    title: t.apiFile,
    format,
    bodies: [],
    columns: apiColumns,
    rows: (db, stretch) => apiLogItems(db, filter, stretch),
  });
}

/** The sign-ins that pass the filter, as a file. */
export function exportLoginLogs(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof loginLogs.export>,
): Promise<FileAnswer> {
  return exportedList(ctx, {
    title: t.loginFile,
    format,
    bodies: [],
    columns: loginColumns,
    rows: (db, stretch) => loginLogItems(db, filter, stretch),
  });
}
