import type { InputOf } from "#api/call.ts";
import type { UserItem, userRegister } from "#api/user-register.ts";
import { administeredRoles } from "#domain/identity/user-rights.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { roleTexts } from "#texts/shell.ts";
import { userExport as texts } from "#texts/users.ts";
import { userItems } from "./users.queries.ts";

const columns: readonly ExportColumn<UserItem>[] = [
  { header: texts.nickName, width: 32, kind: "text", value: (item) => item.nickName },
  { header: texts.userName, width: 20, kind: "text", value: (item) => item.userName },
  { header: texts.area, width: 24, kind: "text", value: (item) => roleTexts[item.area] },
  { header: texts.email, width: 30, kind: "text", value: (item) => item.email },
  { header: texts.phone, width: 14, kind: "text", value: (item) => item.phone },
  { header: texts.afm, width: 12, kind: "text", value: (item) => item.afm ?? "" },
  { header: texts.organizations, width: 10, kind: "number", value: (item) => item.organizations },
  {
    header: texts.state,
    width: 14,
    kind: "text",
    value: (item) => (item.isDisabled ? texts.disabled : texts.active),
  },
  {
    header: texts.secondFactor,
    width: 16,
    kind: "text",
    value: (item) => (item.hasSecondFactor ? texts.yes : texts.no),
  },
  { header: texts.validUntil, width: 14, kind: "day", value: (item) => item.validUntil },
];

/** The users that the actor administers and that pass the filter, as a file. */
export function exportUsers(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof userRegister.export>,
): Promise<FileAnswer> {
  const roles = administeredRoles(ctx.actor.role);
  return exportedList(ctx, {
    title: texts.fileName,
    format,
    bodies: [],
    columns,
    rows: (db, stretch) => userItems(db, roles, filter, stretch),
  });
}
