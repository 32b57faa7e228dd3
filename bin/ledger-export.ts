import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { systemChain } from "#domain/ledger/entry.ts";
import { configOf } from "#server/config.ts";
import type { Reader } from "#server/db/handles.ts";
import { linesOfLedger } from "#server/features/ledger/ledger-file.ts";
import { sealKeys } from "#server/features/ledger/ledger-rows.ts";
import { rangesOf } from "#server/features/ledger/ranges.ts";
import { scopeOf } from "#server/kernel/read-body.ts";
import { runCommand } from "./command.ts";
import { openRunningDatabase } from "./running-database.ts";

/**
 * Writes the ledger of one organization, or of the system, as JSON lines that can be checked anywhere with
 * `ledger:verify -- --file`: `npm run ledger:export -- --organization ID|system --to ledger.ndjson`
 */
const options = { organization: { type: "string" }, to: { type: "string" } } as const;

await runCommand({ options }, async ({ values }) => {
  const { to, organization } = values;
  if (organization === undefined || to === undefined)
    throw new Error(
      `--${to === undefined ? "to" : "organization"} is missing: npm run ledger:export -- --organization ID|system --to ledger.ndjson`,
    );
  const chain = organization === "system" ? systemChain : organization;
  const { database, close } = await openRunningDatabase(configOf(process.env), (line) =>
    process.stderr.write(`${line}\n`),
  );
  try {
    await database.kysely
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (tx) => {
        await sql.raw(scopeOf([chain])).execute(tx);
        if (chain !== systemChain) await requireBody(tx, chain);
        const keys = await sealKeys(tx);
        const lines = linesOfLedger(chain, keys, rangesOf(tx, chain));
        await pipeline(Readable.from(lines), createWriteStream(to, { flags: "wx" }));
      });
  } finally {
    await close();
  }
});

/** The ledger of an unknown id would be empty and verify as intact. */
async function requireBody(db: Reader, id: string): Promise<void> {
  const found = await db.selectFrom("organization").select("id").where("id", "=", id).execute();
  if (found.length === 0) throw new Error(`--organization: no body has the id ${id}.`);
}
