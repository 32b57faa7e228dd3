import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { sql } from "kysely";
import { z } from "zod";
import { bytesOfHex, hexOf } from "#domain/ledger/bytes.ts";
import { systemChain } from "#domain/ledger/entry.ts";
import { sealHash } from "#domain/ledger/seal.ts";
import type { Database } from "#server/db/open.ts";
import { scopeOf } from "#server/kernel/read-body.ts";
import { sha256 } from "./crypto.ts";
import { lastSeal, sealKeys } from "./ledger-rows.ts";

/** The anchors kept outside the database: hashes of seals by organization and number, and public keys by generation. */
export type ExternalAnchors = {
  seals: ReadonlyMap<string, ReadonlyMap<number, string>>;
  keys: ReadonlyMap<number, Uint8Array>;
};

/** The file's name in the data folder. */
export const anchorFile = "ledger-anchors.ndjson";

export const noAnchors: ExternalAnchors = { seals: new Map(), keys: new Map() };

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const Anchor = z.union([
  z.object({ organizationId: z.uuid(), seal: z.number().int().min(1), hash }),
  z.object({ key: z.number().int().min(1), publicKey: hash }),
]);

/** Anchors from the text of a file, one JSON object per line. Throws on any other line. */
export function anchorsIn(text: string): ExternalAnchors {
  const seals = new Map<string, Map<number, string>>();
  const keys = new Map<number, Uint8Array>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const anchor = anchorOf(line, index + 1);
    if ("key" in anchor) {
      keys.set(anchor.key, bytesOfHex(anchor.publicKey));
      continue;
    }
    const ofBody = seals.get(anchor.organizationId) ?? new Map<number, string>();
    seals.set(anchor.organizationId, ofBody.set(anchor.seal, anchor.hash));
  }
  return { seals, keys };
}

function anchorOf(line: string, number: number) {
  try {
    return Anchor.parse(JSON.parse(line));
  } catch {
    throw new Error(`Line ${number} of the anchors is none: the file was cut or changed.`);
  }
}

/** Appends the last seal of the system and of each organization, and every key, that the file lacks. Returns the number of lines added. */
export async function keepAnchors(database: Database, file: string): Promise<number> {
  const anchors = existsSync(file) ? anchorsIn(readFileSync(file, "utf8")) : noAnchors;
  const lines = (await sealKeys(database.kysely))
    .filter(({ generation }) => !anchors.keys.has(generation))
    .map(({ generation, publicKey }) => ({ key: generation, publicKey: hexOf(publicKey) }));
  const all: object[] = [...lines, ...(await newestSeals(database, anchors))];
  if (all.length === 0) return 0;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, all.map((line) => `${JSON.stringify(line)}\n`).join(""), { flush: true });
  return all.length;
}

async function newestSeals(database: Database, anchors: ExternalAnchors) {
  const bodies = await database.kysely.selectFrom("organization").select("id").execute();
  const found: { organizationId: string; seal: number; hash: string }[] = [];
  for (const { id } of [{ id: systemChain }, ...bodies]) {
    const seal = await database.kysely.transaction().execute(async (tx) => {
      await sql.raw(scopeOf([id])).execute(tx);
      return lastSeal(tx, id);
    });
    if (!seal || anchors.seals.get(id)?.has(seal.number)) continue;
    found.push({ organizationId: id, seal: seal.number, hash: hexOf(sealHash(sha256, seal)) });
  }
  return found;
}
