import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { v7 as uuid } from "uuid";
import type { UserFields } from "#api/user-register.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { refusalToLinks } from "#domain/identity/user-rights.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { DB } from "#server/db/database.gen.ts";
import { asWriter } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import { namingViolations } from "#server/db/violations.ts";
import { endSessions, leaveNotice } from "#server/features/sign-in/public.ts";
import type { AuditEntry } from "#server/kernel/audit.ts";
import { Fault } from "#server/kernel/fault.ts";
import { leaveAudit } from "#server/kernel/leave-entries.ts";
import type { Parts } from "#server/kernel/parts.ts";
import { entryOf } from "#server/kernel/write.ts";
import { userTexts } from "#texts/users.ts";
import { newOneTimePassword, oneTimeColumns } from "./one-time-password.ts";
import { unlessRefused, userColumns, userViolations } from "./user-row.ts";

type CommandParts = Pick<Parts, "config" | "database" | "clock">;

/** The result of a command: the user, and the secret for one sign-in. */
export type CommandAnswer = { userName: string; oneTimePassword: string };

/** Creates a user on the server itself, such as the first administrator. Throws a `Fault` if the name is taken or the role is a body's. */
export async function createByCommand(
  given: CommandParts,
  fields: UserFields,
): Promise<CommandAnswer> {
  unlessRefused(refusalToLinks(fields.area, 0));
  return namingViolations(userViolations, () =>
    commanded(given, "user.create", async (tx, password) => {
      const id = uuid();
      await insertRow(tx, "app_user", { id, ...userColumns(fields), ...password });
      return { entry: entryOf("user", id, { after: fields }), userName: fields.userName };
    }),
  );
}

/**
 * Replaces the password of a user who may still sign in with a one-time secret and removes the second factors: for an
 * administrator whom no other can help. Throws `not-found` if no such user has the name.
 */
export function resetByCommand(given: CommandParts, userName: string): Promise<CommandAnswer> {
  return commanded(given, "user.reset-password", async (tx, password) => {
    const now = given.clock();
    const user = await tx
      .updateTable("app_user")
      .set(password)
      .where("user_name", "=", userName.toLowerCase())
      .where("disabled_at", "is", null)
      .where((of) =>
        of.or([of("valid_until", "is", null), of("valid_until", ">=", dayAt(now.toISOString()))]),
      )
      .returning(["id", "user_name as userName"])
      .executeTakeFirstOrThrow(() => new Fault("not-found", { detail: userTexts.noneToReset }));
    await endSessions(tx, now, user.id);
    const by = { now, origin: { ip: "", userAgent: "" } };
    await leaveNotice(tx, by, { userId: user.id, kind: "password-reset" });
    await tx.deleteFrom("second_factor").where("user_id", "=", user.id).execute();
    await tx.deleteFrom("recovery_code").where("user_id", "=", user.id).execute();
    const before = { userName: user.userName };
    return { entry: entryOf("user", user.id, { before }), userName: user.userName };
  });
}

async function commanded(
  { config, database, clock }: CommandParts,
  act: LedgerAct,
  change: (
    tx: Transaction<DB>,
    password: Awaited<ReturnType<typeof oneTimeColumns>>,
  ) => Promise<{ entry: AuditEntry; userName: string }>,
): Promise<CommandAnswer> {
  const oneTimePassword = newOneTimePassword();
  const now = clock();
  const password = await oneTimeColumns({ config, now }, database.kysely, oneTimePassword);
  const actor = { userId: null, role: "System" } as const;
  const origin = { ip: "", requestId: randomUUID() };
  const userName = await database.kysely.transaction().execute(async (tx) => {
    const { entry, userName } = await change(tx, password);
    await leaveAudit(asWriter(tx), { actor, origin }, act, entry);
    return userName;
  });
  return { userName, oneTimePassword };
}
