import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { systemChain } from "#domain/ledger/entry.ts";
import { configOf } from "#server/config.ts";
import { linesOfLedger } from "#server/features/ledger/ledger-file.ts";
import { sealKeys } from "#server/features/ledger/ledger-rows.ts";
import { rangesOf } from "#server/features/ledger/ranges.ts";
import { scopeOf } from "#server/kernel/read-body.ts";
import { openRunningDatabase } from "./running-database.ts";

/**
 * Writes the ledger of one organization, or of the system, as lines of JSON, to be checked anywhere with
 * `ledger:verify -- --file`: `npm run ledger:export -- --organization ID|system --to ledger.ndjson`
 */
const { values } = parseArgs({
  options: { organization: { type: "string" }, to: { type: "string" } },
});
const { to } = values;
const organization = values.organization === "system" ? systemChain : values.organization;
if (organization === undefined || to === undefined)
  throw new Error("npm run ledger:export -- --organization ID|system --to ledger.ndjson");

const { database, close } = await openRunningDatabase(configOf(process.env), (line) =>
  process.stderr.write(`${line}\n`),
);
try {
  await database.kysely
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      await sql.raw(scopeOf([organization])).execute(tx);
      const keys = await sealKeys(tx);
      const lines = linesOfLedger(organization, keys, rangesOf(tx, organization));
      await pipeline(Readable.from(lines), createWriteStream(to, { flags: "wx" }));
    });
} finally {
  await close();
}
