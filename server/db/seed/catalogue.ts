import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { systemChain } from "#domain/ledger/entry.ts";
import type { DB } from "../database.gen.ts";
import { areStatesTold, tellStates } from "../../features/ledger/tell-states.ts";
import { absenceReasons } from "./absence-reasons.ts";
import { documentKinds } from "./document-kinds.ts";
import { deadlines } from "../../kernel/deadlines.ts";
import { patienceOf } from "../connection.ts";
import { systemUserId } from "../../kernel/system-context.ts";
import { holidayRules } from "./holiday-rules.ts";
import { unlockReasons } from "./unlock-reasons.ts";

const loadedKinds = ["holiday", "absence-reason", "unlock-reason", "document-kind"] as const;

/**
 * Loads the holidays and the reasons of absence that the law gives, the usual reasons for unlocking and kinds of documents, and the user in whose name jobs act. What is there already stays as an administrator
 * left it, so running it again changes nothing. What came is told in the ledger of the system.
 */
export async function loadCatalogue(ownerUrl: string): Promise<void> {
  const pool = new Pool({
    connectionString: ownerUrl,
    max: 1,
    ...patienceOf(deadlines.commandStatementMs),
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    const loaded = [
      await db
        .insertInto("holiday_rule")
        .values(holidayRules)
        .onConflict((on) => on.doNothing())
        .executeTakeFirst(),
      await db
        .insertInto("absence_reason")
        .values(absenceReasons)
        .onConflict((on) => on.doNothing())
        .executeTakeFirst(),
      await db
        .insertInto("unlock_reason")
        .values(unlockReasons)
        .onConflict((on) => on.doNothing())
        .executeTakeFirst(),
      await db
        .insertInto("document_kind")
        .values(documentKinds)
        .onConflict((on) => on.doNothing())
        .executeTakeFirst(),
    ];
    await db
      .insertInto("app_user")
      .values({ id: systemUserId, user_name: "system", role: "System", nick_name: "Σύστημα" })
      .onConflict((on) => on.doNothing())
      .execute();
    const isNew = loaded.some(({ numInsertedOrUpdatedRows: added }) => added !== 0n);
    if (isNew || !(await areStatesTold(db))) await tellStates(db, systemChain, loadedKinds);
  } finally {
    await db.destroy();
  }
}
