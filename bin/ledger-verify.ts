import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { SheetProofOut } from "#api/proofs.ts";
import type { Finding } from "#domain/ledger/check-ledger.ts";
import { isDay } from "#domain/calendar/day.ts";
import { checkKeys } from "#domain/ledger/check-keys.ts";
import { systemChain } from "#domain/ledger/entry.ts";
import { faultOfProof, readSignedDigest } from "#domain/ledger/proof.ts";
import { configOf } from "#server/config.ts";
import { anchorFile, anchorsIn, noAnchors } from "#server/features/ledger/anchors.ts";
import { checkLedger, type LedgerReport } from "#server/features/ledger/check-ledger.ts";
import { sha256, verifySignature } from "#server/features/ledger/crypto.ts";
import type { Compared, Difference } from "#server/features/ledger/differences.ts";
import { openLedgerFile } from "#server/features/ledger/ledger-file.ts";
import {
  type LastVerification,
  noteVerification,
} from "#server/features/ledger/last-verification.ts";
import { keyFindings, verifyDatabase } from "#server/features/ledger/verify-database.ts";
import { readStoredFiles } from "#server/features/ledger/stored-files.ts";
import { fileStoreOf } from "#server/integrations/file-store/file-store.ts";
import type { Database } from "#server/db/open.ts";
import { subjects } from "#server/kernel/subjects/all.ts";
import { runCommand, say, type Words } from "./command.ts";
import { openRunningDatabase } from "./running-database.ts";

let wrong = 0;
let notCompared = 0;
let notSealed = 0;
const files = { count: 0, bytes: 0 };
const words = {
  options: {
    file: { type: "string" },
    proof: { type: "string" },
    anchors: { type: "string" },
    "files-since": { type: "string" },
    "without-files": { type: "boolean", default: false },
  },
} as const;

/**
 * Checks that the ledgers of the bodies and of the system are what was sealed, and that the tables match the last entry about
 * each subject; exits with 1 if not, with 2 if it could not check to the end and had found nothing wrong by then. What could not
 * be compared is listed by kind, with the reason.
 * `npm run ledger:verify` the database · `-- --file ledger.ndjson` an export · `-- --proof proof.json` one signed month.
 * `--anchors file` compares with seals stored elsewhere; without it, with those of the data folder. The bytes of every stored
 * file are read too: `--files-since 2026-01-01` reads those filed from that day on, `--without-files` none.
 */
await runCommand(
  words,
  async ({ values }) => {
    const query = queryOf(values);
    if (query.proof !== undefined) verifyProof(query.proof, query);
    else if (query.file !== undefined) await verifyFile(query.file, query);
    else await verifyLive(query);
    say(wrong === 0 ? wholeWords(query) : `WRONG: ${wrong} findings.`);
    if (notSealed > 0)
      say(`${notSealed} entries are not sealed: whether somebody changed them, nothing can tell.`);
    if (!query.hasAnchors && query.proof === undefined)
      say("No anchors from outside: a cut of the newest seals, or other keys, could not be told.");
  },
  2,
);
if (wrong > 0) process.exitCode = 1;

type Query = ReturnType<typeof queryOf>;

/** What to check, and with what. Throws on invalid arguments, settings or anchors. */
function queryOf(values: Words<typeof words>["values"]) {
  const { file, proof, anchors, "files-since": since, "without-files": withoutFiles } = values;
  if (since !== undefined && !isDay(since))
    throw new Error("--files-since takes a day, as 2026-01-01");
  const filesRead: LastVerification["filesRead"] = withoutFiles
    ? "none"
    : since === undefined
      ? "all"
      : "some";
  const config = configOf(process.env);
  const anchorsPath = anchors ?? join(config.dataDir, anchorFile);
  const hasAnchors = anchors !== undefined || existsSync(anchorsPath);
  const knownAnchors = hasAnchors ? anchorsIn(readFileSync(anchorsPath, "utf8")) : noAnchors;
  return { file, proof, since, filesRead, config, hasAnchors, knownAnchors };
}

/** Says what was compared, and no more. */
function wholeWords({ proof, file }: Query): string {
  if (proof !== undefined) return "Whole: the proof holds in itself.";
  const sealed = "Whole: every sealed entry is as it was sealed, in its place.";
  if (file !== undefined) return sealed;
  return notCompared === 0
    ? `${sealed} Every subject of a kind that is compared is as the last entry about it says.`
    : `${sealed} What was compared is as the last entry about it says; ${notCompared} subjects were not compared, as said above.`;
}

async function verifyLive(query: Query): Promise<void> {
  const { config, knownAnchors, filesRead } = query;
  const { database, close } = await openRunningDatabase(config, say);
  try {
    for (const { kind, generation } of await keyFindings(database.kysely, knownAnchors))
      tellWrong(`${kind}: key ${generation}`);
    for await (const report of verifyDatabase(database.kysely, knownAnchors))
      tellReport(report, report);
    const never = Object.entries(subjects).flatMap(([kind, registered]) =>
      "notCompared" in registered ? [`${kind} (${registered.notCompared})`] : [],
    );
    say(`Kinds of which only the entries are checked: ${never.join("; ")}.`);
    if (filesRead !== "none") await verifyFiles(database, query);
    say(wordsOfFiles(query));
    note(query);
  } finally {
    await close();
  }
}

async function verifyFiles({ kysely }: Database, { config, since }: Query): Promise<void> {
  const stored = readStoredFiles({ kysely, files: fileStoreOf(config) }, since);
  for await (const read of stored) {
    files.count += 1;
    files.bytes += read.bytes;
    if (read.wrong !== null)
      for (const subject of read.subjects) tellWrong(`${read.wrong}: ${subject}`);
  }
}

function wordsOfFiles({ filesRead, since }: Query): string {
  if (filesRead === "none") return "Stored files: none read, as was asked.";
  const from = since === undefined ? "" : ` that were filed from ${since} on`;
  return `Stored files: ${files.count} read${from}, ${files.bytes} bytes.`;
}

/** The user who verifies may not be the owner of the data folder. */
function note({ config, hasAnchors, filesRead }: Query): void {
  const at = new Date().toISOString();
  try {
    noteVerification(config.dataDir, { at, wrong, notCompared, hasAnchors, filesRead });
  } catch (error) {
    say(`Not noted in ${config.dataDir}: ${error instanceof Error ? error.message : "unknown"}`);
  }
}

async function verifyFile(path: string, { knownAnchors }: Query): Promise<void> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  const { organizationId, keys, ranges } = await openLedgerFile(lines);
  for (const { kind, generation } of checkKeys(verifySignature, keys, knownAnchors.keys))
    tellWrong(`${kind}: key ${generation}`);
  const anchors = knownAnchors.seals.get(organizationId) ?? new Map<number, string>();
  const nothing = { differences: [], compared: [] };
  const report = await checkLedger({ organizationId, keys, anchors }, ranges);
  tellReport(report, nothing);
  if (report.entries === 0 && wrong === 0)
    throw new Error("The file holds no entry: nothing was checked.");
}

function verifyProof(path: string, { knownAnchors }: Query): void {
  const proof = proofIn(readFileSync(path, "utf8"));
  const fault = faultOfProof({ sha256, verify: verifySignature }, proof);
  if (fault !== null) return tellWrong(fault);
  const signed = readSignedDigest(proof.after);
  say(`Code ${proof.code}: month ${signed?.month}, signed with SHA-256 ${signed?.digest}`);
  const { organizationId, id } = proof.entry;
  say(`Entry ${id} of organization ${organizationId}, in its seal ${proof.seal.number}`);
  const key = knownAnchors.keys.get(proof.seal.key);
  if (key && Buffer.from(key).toString("hex") !== proof.publicKey) tellWrong("key-replaced");
  if (!key) say(`Compare its key with the one published: ${proof.publicKey}`);
}

function proofIn(text: string) {
  try {
    return SheetProofOut.parse(JSON.parse(text));
  } catch {
    throw new Error("--proof: the file is no proof of a signed month, or was cut or changed.");
  }
}

function tellReport(
  report: LedgerReport,
  { differences, compared }: { differences: readonly Difference[]; compared: readonly Compared[] },
): void {
  const { organizationId, seals, entries, unsealed, findings } = report;
  const name = organizationId === systemChain ? "System" : organizationId;
  say(`${name}: ${entries} entries, ${seals} seals, ${unsealed} entries not sealed yet`);
  notSealed += unsealed;
  tellCompared(compared);
  for (const finding of findings) tellWrong(wordsOf(finding));
  for (const { kind, subject, entryId } of differences)
    tellWrong(`${kind}: ${subject}${entryId === null ? "" : `, last told by entry ${entryId}`}`);
}

function tellCompared(compared: readonly Compared[]): void {
  const some = compared.filter((one) => one.compared > 0);
  if (some.length > 0)
    say(`  compared: ${some.map((one) => `${one.name} ${one.compared}`).join(", ")}`);
  for (const { name, withoutState, inOldForm, erased } of compared) {
    const why = [
      ...(withoutState > 0 ? [`${withoutState} last told before states were told`] : []),
      ...(inOldForm > 0 ? [`${inOldForm} told in a form of before`] : []),
      ...(erased > 0 ? [`${erased} told of a person whose data were erased`] : []),
    ];
    if (why.length > 0) say(`  not compared: ${name}: ${why.join(", ")}`);
    notCompared += withoutState + inOldForm + erased;
  }
}

function wordsOf({ kind, entryId, sealNumber }: Finding): string {
  const places = [
    ...(entryId === null ? [] : [`entry ${entryId}`]),
    ...(sealNumber === null ? [] : [`seal ${sealNumber}`]),
  ];
  return `${kind}: ${places.join(", ")}`;
}

function tellWrong(line: string): void {
  wrong += 1;
  say(`  ${line}`);
}
