import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { Writer } from "#server/db/handles.ts";
import { updateRows } from "#server/db/rows.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { editedUser, type EditedUser, userViolations } from "./user-row.ts";

/** What a change of a user leaves in the ledger, and answers besides the new version. */
type UserChange<T> = { before: unknown; after?: unknown; answer: T };

/**
 * Changes a user whom the actor administers: of two concurrent changes the second finds another version. The user's rights
 * are read anew, on their open pages too. Throws `not-found`, and `changed` with the present fields for another version.
 */
export function changeUser<T extends object>(
  ctx: SignedContext,
  act: LedgerAct,
  { id, version }: { id: string; version: number },
  change: (tx: Writer, user: EditedUser) => Promise<UserChange<T>>,
): Promise<{ id: string; version: number } & T> {
  return namingViolations(userViolations, () =>
    writeSystem(ctx, act, async (tx) => {
      const { answer, ...entry } = await change(tx, await editedUser(ctx, tx, { id, version }));
      await updateRows(tx, "app_user", { id }, { version: version + 1 });
      const result = { id, version: version + 1, ...answer };
      return { entry: entryOf("user", id, entry), access: [id], result };
    }),
  );
}
