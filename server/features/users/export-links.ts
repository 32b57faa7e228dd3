import type { InputOf } from "#api/call.ts";
import type { UserOrganization, userOrganizations } from "#api/user-organizations.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { roleTexts } from "#texts/shell.ts";
import { linkPageTexts as t, userExport } from "#texts/users.ts";
import { linkItems } from "./user-organizations.queries.ts";

const columns: readonly ExportColumn<UserOrganization>[] = [
  { header: t.user, width: 32, kind: "text", value: (item) => item.nickName },
  { header: userExport.userName, width: 20, kind: "text", value: (item) => item.userName },
  { header: t.role, width: 24, kind: "text", value: (item) => roleTexts[item.area] },
  {
    header: userExport.state,
    width: 14,
    kind: "text",
    value: (item) => (item.isDisabled ? userExport.disabled : userExport.active),
  },
  { header: t.organization, width: 48, kind: "text", value: (item) => item.description },
  { header: t.right, width: 20, kind: "text", value: (item) => t.rights[item.right] },
  { header: t.since, width: 18, kind: "instant", value: (item) => item.grantedAt },
];

/** The links of users to organizations that pass the filter, as a file. */
export function exportLinks(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof userOrganizations.export>,
): Promise<FileAnswer> {
  return exportedList(ctx, {
    title: t.title,
    format,
    bodies: [],
    columns,
    rows: (db, stretch) => linkItems(db, filter, stretch),
  });
}
