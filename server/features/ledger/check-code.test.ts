import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { proofs } from "#api/proofs.ts";
import { letterOfKey } from "#domain/identity/greek-letters.ts";
import { faultOfProof, type SheetProof } from "#domain/ledger/proof.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { behindTheBack } from "#server/testing/behind-the-back.ts";
import {
  recordAgain,
  returnMonth,
  type MonthOfStructure,
} from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { requestOf } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { sha256, verifySignature } from "./crypto.ts";
import { sealLedger } from "./seal-ledger.ts";
import { buildRecordedMonth, noteOfSigner, submitAndSign } from "./testing.ts";

let now = new Date("2026-04-02T08:00:00Z");
const world = worldOfFile({ now });
beforeEach(() => {
  now = new Date(now.getTime() + 120_000);
  world.setNow(now);
});

let superuser: ReturnType<typeof behindTheBack>["superuser"];
beforeAll(() => {
  ({ superuser } = behindTheBack(world));
});

const check = (code: string) => world.call(proofs.checkCode, { code });

const tools = { sha256, verify: verifySignature };

describe("R-25 R-49 anybody checks a printed sheet without a session:", () => {
  test("valid, with its proof, from the minute it is signed", async () => {
    const march = await buildRecordedMonth(world);
    const { code, digest } = await submitAndSign(world, march);
    const small = code.toLowerCase();
    const greek = small.slice(8).replaceAll(/./g, letterOfKey);
    const text = `\u200B${code.slice(0, 4)}\u2013${small.slice(4, 8)}\u2014${greek.slice(0, 4)}\u2212\u2011 ${greek.slice(4)} `;
    const { answer, sheet, proof } = await check(text);
    expect({ answer, sheet }).toMatchObject({
      answer: "valid",
      sheet: { month: "2026-03", digest, covers: "all" },
    });
    expect(proof ? faultOfProof(tools, proof) : "no proof").toBeNull();
    const address = `https://paron.example.gr/verify-attendances?code=${code}`;
    expect((await check(address)).answer).toBe("valid");
  });

  test("valid, by a proof of the first form, when its entry is older than digests of printed names", async () => {
    const march = await buildRecordedMonth(world);
    const { code } = await submitAndSign(world, march);
    await superuser.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`delete from ledger_seal where organization_id = ${march.organizationId}`.execute(
        tx,
      );
      await sql`update ledger_entry set state = null where subject_kind = 'month-signature'`.execute(
        tx,
      );
    });
    await sealLedger(world.parts, march.organizationId);
    const { answer, proof } = await check(code);
    expect([answer, proof?.format]).toEqual(["valid", "paron-proof-1"]);
  });

  test("without any personal data in the answer", async () => {
    const march = await buildRecordedMonth(world);
    const { code } = await submitAndSign(world, march);
    const { body: text } = await world.app.inject(requestOf(proofs.checkCode, { code }, {}));
    expect(text).toContain('"answer":"valid"');
    const people = await rowsWhere(world, "employee", {
      organization_id: march.organizationId,
    }).read("last_name", "afm");
    const words = people.flatMap((one) => Object.values(one));
    for (const word of [...words, march.representative.userId, noteOfSigner])
      expect(text).not.toContain(word);
  });

  test("changed, when a record is no longer what was signed", async () => {
    const march = await buildRecordedMonth(world);
    const { code } = await submitAndSign(world, march);
    await inBodies(world.owner, [march.organizationId], (tx) =>
      sql`update attendance_record set note = 'x' where date = '2026-03-02'`.execute(tx),
    );
    expect(await check(code)).toMatchObject({ answer: "changed" });
  });

  test("changed, when the signature's time differs from the sealed one", async () => {
    const march = await buildRecordedMonth(world);
    const { code } = await submitAndSign(world, march);
    await inBodies(world.owner, [march.organizationId], (tx) =>
      sql`update month_signature set signed_at = signed_at - interval '1 day'`.execute(tx),
    );
    expect(await check(code)).toMatchObject({ answer: "changed" });
  });

  test.each([
    ["ledger_seal", "valid", 20],
    ["ledger_seal", "valid", -20],
    ["ledger_entry", "unsealed", 0],
  ] as const)(
    "unsealed, when nothing in %s vouches for it, as with a forged signature (%s at first, %d minutes later)",
    async (table, atFirst, minutes) => {
      const march = await buildRecordedMonth(world);
      const { code } = await submitAndSign(world, march);
      await superuser.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await tx.deleteFrom(table).where("organization_id", "=", march.organizationId).execute();
      });
      expect(await check(code)).toMatchObject({ answer: atFirst, proof: null });
      world.setNow(new Date(now.getTime() + minutes * 60_000));
      expect(await check(code)).toMatchObject({ answer: "unsealed", proof: null });
    },
  );

  test("withdrawn after the month was reopened, replaced after it was signed again", async () => {
    const march = await buildRecordedMonth(world);
    const { code } = await submitAndSign(world, march);
    await returnMonth(world, march, { reason: "Λείπει δικαιολογητικό" });
    expect(await check(code)).toMatchObject({ answer: "withdrawn" });
    await recordAgain(world, march);
    world.setNow(new Date(now.getTime() + 60_000));
    const later = await submitAndSign(world, march);
    expect(await check(code)).toMatchObject({ answer: "replaced" });
    expect(await check(later.code)).toMatchObject({ answer: "valid" });
  });

  test("unknown, for any other code", async () => {
    const nothing = { answer: "unknown", sheet: null, proof: null };
    expect(await check("AAAABBBBCCCCDDDD")).toEqual(nothing);
  });
});

describe("a downloaded proof", () => {
  let march: MonthOfStructure;
  let proof: SheetProof;
  beforeAll(async () => {
    march = await buildRecordedMonth(world);
    const { code } = await submitAndSign(world, march);
    const found = (await check(code)).proof;
    if (!found) throw new Error("No proof");
    proof = found;
  });

  test.each<[string, (given: SheetProof) => SheetProof, string]>([
    [
      "another digest",
      (given) => ({ ...given, after: given.after.replace(/[0-9a-f]{64}/, "0".repeat(64)) }),
      "not-in-seal",
    ],
    [
      "another structure",
      (given) => ({ ...given, entry: { ...given.entry, structureId: given.entry.organizationId } }),
      "not-in-seal",
    ],
    ["another code", (given) => ({ ...given, code: "AAAABBBBCCCCDDDD" }), "other-entry"],
    [
      "another sealing time",
      (given) => ({ ...given, seal: { ...given.seal, at: "1" } }),
      "not-signed",
    ],
    ["another key", (given) => ({ ...given, publicKey: "00".repeat(32) }), "not-signed"],
  ])("proves nothing with %s", (_what, bend, fault) => {
    expect(faultOfProof(tools, proof)).toBeNull();
    expect(faultOfProof(tools, bend(proof))).toBe(fault);
  });
});

test.each([
  "7KQ2-M9XB-4RTW-3HP",
  "7KQ2-M9XB-4RTW-3HPAA",
  "OIO2-M9XB-4RTW-3HP1",
  "ΑΒΕΖ-ΗΙΚΜ-ΝΟΡΤ-ΥΧ23",
])("a malformed code, %s, is refused as such, not answered as unknown", async (code) => {
  const { status, problem } = await world.try(proofs.checkCode, { code });
  expect([status, problem?.errors]).toEqual([
    400,
    {
      code: [
        "Ο κωδικός έχει 16 χαρακτήρες: λατινικά γράμματα εκτός από το I και το O, και ψηφία από 2 έως 9",
      ],
    },
  ]);
});

test("R-25 anyone may check thirty codes a minute", async () => {
  const answers = [];
  for (let count = 0; count < 31; count += 1)
    answers.push(await world.try(proofs.checkCode, { code: "AAAABBBBCCCCDDDD" }));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 30 }, () => 200),
    429,
  ]);
});
