import { systemChain } from "#domain/ledger/entry.ts";
import { areStatesRecorded, tellStates } from "../../features/ledger/tell-states.ts";
import { absenceReasons } from "./absence-reasons.ts";
import { documentKinds } from "./document-kinds.ts";
import { systemUserId } from "../../kernel/system-context.ts";
import { holidayRules } from "./holiday-rules.ts";
import { unlockReasons } from "./unlock-reasons.ts";
import { asOwner } from "../as-owner.ts";
import type { Row } from "./rows.ts";

const loadedKinds = ["holiday", "absence-reason", "unlock-reason", "document-kind"] as const;

/**
 * Loads the statutory holidays and absence reasons, the usual unlock reasons and document kinds, and the user that jobs act as. Existing
 * rows stay as an administrator left them, so a rerun changes nothing. New rows are recorded in the ledger of the system.
 */
export function loadCatalogue(ownerUrl: string): Promise<void> {
  return asOwner(ownerUrl, async (db) => {
    let isNew = false;
    const load = async <
      T extends "holiday_rule" | "absence_reason" | "unlock_reason" | "document_kind",
    >(
      table: T,
      rows: readonly Row<T>[],
    ) => {
      const added = await db
        .insertInto(table)
        .values(rows)
        .onConflict((on) => on.doNothing())
        .executeTakeFirst();
      isNew ||= added.numInsertedOrUpdatedRows !== 0n;
    };
    await load("holiday_rule", holidayRules);
    await load("absence_reason", absenceReasons);
    await load("unlock_reason", unlockReasons);
    await load("document_kind", documentKinds);
    await db
      .insertInto("app_user")
      .values({ id: systemUserId, user_name: "system", role: "System", nick_name: "Σύστημα" })
      .onConflict((on) => on.doNothing())
      .execute();
    if (isNew || !(await areStatesRecorded(db))) await tellStates(db, systemChain, loadedKinds);
  });
}
