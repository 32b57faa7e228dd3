import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contracts } from "#api/contracts.ts";
import { documents } from "#api/documents.ts";
import { parameters } from "#api/parameters.ts";
import { buildContract } from "#server/db/seed/builders.ts";
import { keyOf } from "#server/integrations/file-store/file-store.ts";
import { scannerOf } from "#server/integrations/scanner/scanner.ts";
import { bodyWithClerk } from "#server/testing/body-with-clerk.ts";
import { sampleDocx, samplePdf } from "#server/testing/sample-files.ts";
import { documentRefusals } from "#texts/documents.ts";
import { fileChanged, filesNotStored, fileTooLarge, fileUnreadable } from "#texts/faults.ts";
import { visitorOfFile, worldOfFile } from "#server/testing/world.ts";
import { expireDocuments } from "./expire-documents.ts";
import { scanDocuments } from "./scan-documents.ts";
import { eicar, ownPdf, standInForClamd, uploadPdf } from "./testing.ts";

const world = worldOfFile();
const executive = visitorOfFile(world, { role: "Executive" });

async function body() {
  const { organizationId, clerk } = await bodyWithClerk(world);
  const representative = await world.signInAs({ role: "LegalRepresentative", organizationId });
  return { organizationId, clerk, representative };
}

describe("a document", () => {
  test("is uploaded, waits in the queue, is approved by another person and returned unchanged", async () => {
    const { organizationId, clerk } = await body();
    const bytes = ownPdf();
    const { id } = await uploadPdf(
      world,
      clerk,
      { organizationId, fileName: "../Πράξη 7.pdf" },
      bytes,
    );
    const queue = await world.call(documents.getQueue, { state: "uploaded" }, { as: executive });
    expect(queue.items.map((one) => one.id)).toContain(id);
    await world.call(documents.approve, { organizationId, id, version: 1 }, { as: executive });
    const found = await world.call(documents.getById, { organizationId, id }, { as: clerk });
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    expect(found).toMatchObject({ fileName: "Πράξη 7.pdf", sha256, state: "approved", version: 2 });
    expect(found.acts.map(({ state }) => state)).toEqual(["approved", "uploaded"]);
    const file = await world.call(documents.getFile, { organizationId, id }, { as: clerk });
    expect(file.bytes.equals(bytes)).toBe(true);
  });

  test("is downloaded as an attachment that can do nothing in a browser", async () => {
    const { organizationId, clerk } = await body();
    const { id } = await uploadPdf(world, clerk, { organizationId, fileName: "τιμή.pdf" });
    const { headers } = await world.try(documents.getFile, { organizationId, id }, { as: clerk });
    expect(headers).toMatchObject({
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent("τιμή.pdf")}`,
      "content-security-policy": "sandbox; default-src 'none'",
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
    });
  });

  test("is not decided on by its uploader, nor by a representative if of the agency's kinds", async () => {
    const { organizationId, clerk, representative } = await body();
    const own = await uploadPdf(world, representative, { organizationId });
    const others = await uploadPdf(world, clerk, { organizationId });
    for (const { id } of [own, others]) {
      const tried = await world
        .by(representative)
        .try(documents.approve, { organizationId, id, version: 1 });
      expect(tried.status).toBe(409);
    }
  });

  test("that is rejected says why, and cannot be approved afterwards", async () => {
    const { organizationId, clerk } = await body();
    const { id } = await uploadPdf(world, clerk, { organizationId });
    const reason = "Λείπει η σφραγίδα";
    await world.by(executive).call(documents.reject, { organizationId, id, version: 1, reason });
    const { items } = await world.call(documents.getAll, { organizationId }, { as: clerk });
    expect(items).toMatchObject([{ state: "rejected", reason }]);
    const tried = await world
      .by(executive)
      .try(documents.approve, { organizationId, id, version: 2 });
    expect(tried.status).toBe(409);
    const stale = await world
      .by(executive)
      .try(documents.approve, { organizationId, id, version: 1 });
    expect(stale.problem?.current).toEqual({ state: "rejected", version: 2 });
  });

  test("in force gives way when its successor is approved, not before", async () => {
    const { organizationId, clerk } = await body();
    const { id: old } = await uploadPdf(world, clerk, { organizationId });
    await world.call(documents.approve, { organizationId, id: old, version: 1 }, { as: executive });
    const { id } = await uploadPdf(world, clerk, { organizationId, replaces: old });
    const stateOfOld = async () =>
      (await world.call(documents.getById, { organizationId, id: old }, { as: clerk })).state;
    expect(await stateOfOld()).toBe("approved");
    await world.call(documents.approve, { organizationId, id, version: 1 }, { as: executive });
    expect(await stateOfOld()).toBe("replaced");
    const second = { organizationId, kind: "other", fileName: "b.pdf", replaces: old };
    const late = await world.try(documents.upload, second, { as: clerk, bytes: ownPdf() });
    expect(late.problem?.detail).toBe(documentRefusals["already-replaced"]);
  });

  test("expires after its last day", async () => {
    const { organizationId, clerk } = await body();
    const input = { organizationId, kind: "tax-clearance", expiresOn: "2026-03-18" } as const;
    const { id } = await uploadPdf(world, clerk, input);
    await world.call(documents.approve, { organizationId, id, version: 1 }, { as: executive });
    await world.runJob(expireDocuments);
    const found = () => world.call(documents.getById, { organizationId, id }, { as: clerk });
    expect((await found()).state).toBe("approved");
    world.setNow(new Date("2026-03-18T23:00:00Z"));
    await world.runJob(expireDocuments);
    expect((await found()).state).toBe("expired");
    world.setNow(new Date("2026-03-18T09:00:00Z"));
  });
});

describe("an upload", () => {
  test.each([
    ["whose type differs from its name", { fileName: "a.png" }, samplePdf(), "file"],
    ["that is empty", {}, Buffer.alloc(0), "file"],
    ["without a name", { fileName: "…/" }, samplePdf(), "file"],
    ["with a macro", { fileName: "a.docx" }, sampleDocx([{ name: "word/vbaProject.bin" }]), "file"],
    ["of an unknown kind", { kind: "nothing" }, samplePdf(), "kind"],
    [
      "of a contract's kind without a contract",
      { kind: "signed-contract" },
      samplePdf(),
      "contractId",
    ],
    ["without an end of validity", { kind: "tax-clearance" }, samplePdf(), "expiresOn"],
    [
      "valid for decades",
      { kind: "tax-clearance", expiresOn: "2036-03-19" },
      samplePdf(),
      "expiresOn",
    ],
    [
      "already expired",
      { kind: "tax-clearance", expiresOn: "2026-03-17" },
      samplePdf(),
      "expiresOn",
    ],
  ])("%s is refused at its field and stores nothing", async (_what, given, bytes, field) => {
    const { organizationId, clerk } = await body();
    const input = { organizationId, kind: "other", fileName: "a.pdf", ...given };
    const tried = await world.try(documents.upload, input, { as: clerk, bytes });
    expect([tried.status, Object.keys(tried.problem?.errors ?? {})]).toEqual([400, [field]]);
    const { dataDir } = world.parts.config;
    expect(await readdir(join(dataDir, "incoming"))).toEqual([]);
    await expect(readdir(join(dataDir, "files", organizationId))).rejects.toThrow("ENOENT");
  });

  test("beyond 10 MB ends with 413, which says so", async () => {
    const { organizationId, clerk } = await body();
    const input = { organizationId, kind: "other", fileName: "a.pdf" };
    const bytes = Buffer.alloc(10 * 1024 * 1024 + 1);
    const { status, problem } = await world.try(documents.upload, input, { as: clerk, bytes });
    expect([status, problem?.detail]).toEqual([413, fileTooLarge]);
  });

  test("repeated under its key is one document; with other bytes the key is refused", async () => {
    const { organizationId, clerk: as } = await body();
    const input = { organizationId, kind: "other", fileName: "a.pdf" };
    const send = (bytes: Buffer) =>
      world.try(documents.upload, input, { as, bytes, key: "a key of this upload" });
    const bytes = ownPdf();
    const [first, again] = [await send(bytes), await send(bytes)];
    expect(again.body).toEqual(first.body);
    expect((await send(ownPdf())).status).toBe(422);
    expect((await world.call(documents.getAll, { organizationId }, { as })).total).toBe(1);
  });

  test("of a file that a document of the kind has already is refused at the file, and names it; not for another kind, nor once that one is replaced or rejected", async () => {
    const { organizationId, clerk: as } = await body();
    const bytes = ownPdf();
    const send = (given: { kind?: string; replaces?: string } = {}) =>
      world.try(
        documents.upload,
        { organizationId, kind: "other", fileName: "b.pdf", ...given },
        { as, bytes },
      );
    const first = await uploadPdf(world, as, { organizationId, fileName: "a.pdf" }, bytes);
    const again = await send();
    expect([again.status, again.problem?.errors]).toEqual([
      400,
      {
        file: [
          expect.stringMatching(
            "«a.pdf», 18/03/2026 (Προς έγκριση)".replace(/[()]/g, "."),
          ) as string,
        ],
      },
    ]);
    expect((await send({ kind: "establishment" })).status).toBe(200);
    const { body: second } = await send({ replaces: first.id });
    expect((await send()).status).toBe(400);
    const rejection = { organizationId, id: second?.id ?? "", version: 1, reason: "Λείπει" };
    await world.call(documents.reject, rejection, { as: executive });
    expect((await send()).status).toBe(200);
  });

  test("sent twice at once is one document", async () => {
    const { organizationId, clerk: as } = await body();
    const input = { organizationId, kind: "other", fileName: "a.pdf" };
    const bytes = ownPdf();
    const sent = [1, 2, 3].map(() => world.try(documents.upload, input, { as, bytes }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  test("is stored on disk under its digest, whole", async () => {
    const { organizationId, clerk } = await body();
    const bytes = ownPdf();
    await uploadPdf(world, clerk, { organizationId }, bytes);
    const key = keyOf(organizationId, createHash("sha256").update(bytes).digest());
    const storedBytes = await readFile(join(world.parts.config.dataDir, "files", key));
    expect(storedBytes.equals(bytes)).toBe(true);
  });

  test.each(["incoming", "files"])(
    "that the disk refuses is refused with a sentence, and nothing of it is kept: %s",
    async (folder) => {
      const { organizationId, clerk } = await body();
      const { dataDir } = world.parts.config;
      const place = join(dataDir, folder);
      const aside = join(dataDir, `${folder}-aside`);
      await mkdir(place, { recursive: true });
      await rename(place, aside);
      await writeFile(place, "");
      const bytes = ownPdf();
      const input = { organizationId, kind: "other", fileName: "document.pdf" };
      const { status, problem, headers } = await world.try(documents.upload, input, {
        as: clerk,
        bytes,
      });
      await rm(place);
      await rename(aside, place);
      expect([status, problem?.detail, headers["retry-after"]]).toEqual([503, filesNotStored, "5"]);
      const found = await world.call(documents.getAll, { organizationId }, { as: clerk });
      expect(found.items).toEqual([]);
      expect(await readdir(join(dataDir, "incoming"))).toEqual([]);
      const digest = createHash("sha256").update(bytes).digest();
      const path = join(dataDir, "files", keyOf(organizationId, digest));
      await expect(readFile(path)).rejects.toThrow("ENOENT");
    },
  );

  test.each([
    ["lost", fileUnreadable, (path: string) => rm(path)],
    ["changed", fileChanged, (path: string) => writeFile(path, "other")],
  ])(
    "whose bytes on disk were %s is not approved, and the refusal names it",
    async (_how, why, damage) => {
      const { organizationId, clerk } = await body();
      const bytes = ownPdf();
      const { id } = await uploadPdf(
        world,
        clerk,
        { organizationId, fileName: "Πράξη 7.pdf" },
        bytes,
      );
      const key = keyOf(organizationId, createHash("sha256").update(bytes).digest());
      await damage(join(world.parts.config.dataDir, "files", key));
      const decision = { organizationId, id, version: 1 };
      const { status, problem } = await world.try(documents.approve, decision, { as: executive });
      expect([status, problem?.detail]).toEqual([
        409,
        `Το έγγραφο «Πράξη 7.pdf» δεν εγκρίνεται. ${why}`,
      ]);
      const rejection = { ...decision, reason: "Το αρχείο χάθηκε" };
      const { state } = await world.call(documents.reject, rejection, { as: executive });
      expect(state).toBe("rejected");
    },
  );

  test("whose bytes on disk were changed is not returned, and says why", async () => {
    const { organizationId, clerk: as } = await body();
    const bytes = ownPdf();
    const { id } = await uploadPdf(world, as, { organizationId }, bytes);
    const key = keyOf(organizationId, createHash("sha256").update(bytes).digest());
    const other = Buffer.from(bytes).fill("x", bytes.length - 9);
    await writeFile(join(world.parts.config.dataDir, "files", key), other);
    const { status, problem } = await world.try(documents.getFile, { organizationId, id }, { as });
    expect([status, problem?.detail]).toEqual([500, fileChanged]);
  });

  test("whose bytes on disk are gone says that they were not found", async () => {
    const { organizationId, clerk: as } = await body();
    const bytes = ownPdf();
    const { id } = await uploadPdf(world, as, { organizationId }, bytes);
    const key = keyOf(organizationId, createHash("sha256").update(bytes).digest());
    await rm(join(world.parts.config.dataDir, "files", key));
    const { status, problem } = await world.try(documents.getFile, { organizationId, id }, { as });
    expect([status, problem?.detail]).toEqual([500, fileUnreadable]);
  });
});

describe("the virus scanner", () => {
  test.each([
    ["lost", (path: string) => rm(path)],
    ["changed", (path: string) => writeFile(path, "other")],
  ])("does not let the others wait for a file that was %s", async (_how, damage) => {
    const clamd = await standInForClamd();
    const { organizationId, clerk } = await body();
    world.parts.scanner = scannerOf({ clamdUrl: "tcp://127.0.0.1:1" });
    const bytes = ownPdf();
    await uploadPdf(world, clerk, { organizationId }, bytes);
    await uploadPdf(world, clerk, { organizationId }, ownPdf());
    const key = keyOf(organizationId, createHash("sha256").update(bytes).digest());
    await damage(join(world.parts.config.dataDir, "files", key));
    world.parts.scanner = scannerOf({ clamdUrl: clamd.url });
    await world.runJob(scanDocuments);
    const { items } = await world.call(documents.getAll, { organizationId }, { as: clerk });
    expect(items.map(({ state }) => state).toSorted()).toEqual(["unscanned", "uploaded"]);
    world.parts.scanner = null;
    await clamd.close();
  });

  test("admits clean files, refuses infected ones, and is waited for while it is silent", async () => {
    const clamd = await standInForClamd();
    const scanner = scannerOf({ clamdUrl: clamd.url });
    const { organizationId, clerk } = await body();
    const put = (bytes: Buffer) =>
      world.try(
        documents.upload,
        { organizationId, kind: "other", fileName: "a.pdf" },
        { as: clerk, bytes },
      );
    world.parts.scanner = scanner;
    expect((await put(ownPdf())).body?.state).toBe("uploaded");
    expect((await put(samplePdf(eicar))).status).toBe(400);

    world.parts.scanner = scannerOf({ clamdUrl: "tcp://127.0.0.1:1" });
    const waits = [await put(ownPdf()), await put(samplePdf(eicar))];
    expect(waits.map((one) => one.body?.state)).toEqual(["unscanned", "unscanned"]);
    const ids = waits.map((one) => one.body?.id ?? "");
    const get = (id = "") => world.try(documents.getFile, { organizationId, id }, { as: clerk });
    expect((await get(ids[0])).status).toBe(409);
    await world.runJob(scanDocuments);
    expect((await get(ids[0])).status).toBe(409);

    world.parts.scanner = scanner;
    await world.runJob(scanDocuments);
    expect([(await get(ids[0])).status, (await get(ids[1])).status]).toEqual([200, 409]);
    const states = await world.call(documents.getAll, { organizationId }, { as: clerk });
    expect(states.items.map(({ state }) => state)).toEqual(["uploaded", "uploaded", "rejected"]);
    world.parts.scanner = null;
    await clamd.close();
  });
});

test("a contract is approved only with its signed document, if the parameter requires it", async () => {
  const { organizationId, clerk, representative } = await body();
  const contract = await buildContract(world.owner, {
    organization_id: organizationId,
    state: "submitted",
  });
  const administrator = await world.signInAs({ role: "Administrator" });
  const set = (value: boolean) => {
    const setting = { key: "contracts.signedFileNeeded", value, validFrom: "2026-03-18" } as const;
    return world.call(parameters.set, setting, { as: administrator });
  };
  await set(true);
  const approve = async () => {
    const several = { organizationId, contracts: [{ id: contract.id, version: 1 }] };
    const answer = await world.call(contracts.approve, several, { as: representative });
    return answer.contracts[0]?.outcome;
  };
  expect(await approve()).toBe("refused");
  const input = { organizationId, kind: "signed-contract", contractId: contract.id };
  const { id } = await uploadPdf(world, clerk, input);
  const rejection = { organizationId, id, version: 1, reason: "Χωρίς υπογραφή" };
  await world.call(documents.reject, rejection, { as: representative });
  expect(await approve()).toBe("refused");
  await uploadPdf(world, clerk, { ...input, replaces: id });
  expect(await approve()).toBe("done");
  await set(false);
});
