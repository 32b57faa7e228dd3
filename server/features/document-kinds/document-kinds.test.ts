import { expect, test } from "vitest";
import { deputies } from "#api/deputies.ts";
import { documentKinds } from "#api/document-kinds.ts";
import { documents } from "#api/documents.ts";
import { notifications } from "#api/notifications.ts";
import { allJobs } from "#server/jobs/all-jobs.ts";
import { bodyWithClerk } from "#server/testing/body-with-clerk.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { visitorOfFile, worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();
const administrator = visitorOfFile(world, { role: "Administrator" });
const executive = visitorOfFile(world, { role: "Executive" });

const licence = {
  code: "operating-licence",
  title: "Άδεια λειτουργίας",
  about: "body" as const,
  expires: true,
  usualMonths: 12,
  forApproval: false,
  isSensitive: false,
  types: ["pdf" as const],
  decidedBy: "agency" as const,
};

async function body() {
  const { organizationId, clerk } = await bodyWithClerk(world);
  const representative = await world.signInAs({ role: "LegalRepresentative", organizationId });
  const upload = (given: { kind: string; expiresOn?: string; fileName?: string }) => {
    const input = { organizationId, fileName: "document.pdf", ...given };
    return world.try(documents.upload, input, { as: clerk, bytes: samplePdf(crypto.randomUUID()) });
  };
  return { organizationId, clerk, representative, upload };
}

test("a kind is added, offered with its validity and file types, changed by one person at a time, retired, and audited", async () => {
  const as = { as: administrator };
  const { id } = await world.call(documentKinds.create, licence, as);
  const again = await world.try(documentKinds.create, licence, as);
  expect(again.problem?.errors).toEqual({ code: ["Ο κωδικός χρησιμοποιείται ήδη"] });
  const offered = async () =>
    (await world.call(documents.getKinds, {}, { as: executive })).find(({ code }) => code === id);
  expect(await offered()).toMatchObject({ usualMonths: 12, types: ["pdf"] });
  const { code: _code, ...fields } = licence;
  const change = { ...fields, about: "contract" as const, usualMonths: 24, id, version: 1 };
  await world.call(documentKinds.update, change, as);
  expect((await world.try(documentKinds.update, change, as)).status).toBe(409);
  expect(await offered()).toMatchObject({ usualMonths: 24, about: "body" });
  await world.call(documentKinds.retire, { id, version: 2 }, as);
  expect(await offered()).toBeUndefined();
  const acts = await world.owner
    .selectFrom("audit_entry")
    .select(["act", "before", "after"])
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
  expect(acts.map(({ act }) => act)).toEqual([
    "document-kind.create",
    "document-kind.update",
    "document-kind.retire",
  ]);
  expect(acts.map(({ before }) => before)).toEqual([
    null,
    expect.objectContaining({ usualMonths: 12, about: "body" }),
    expect.objectContaining({ usualMonths: 24, validTo: null }),
  ]);
});

test("a kind is offered through its last day, and retiring it ends it with yesterday", async () => {
  const as = { as: administrator };
  const listed = async (state: "active" | "retired") =>
    (await world.call(documentKinds.getAll, { search: "διπλωμα", state }, as)).items;
  const kind = { ...licence, code: "diploma", title: "Δίπλωμα", validTo: "2026-03-18" };
  const { id, version } = await world.call(documentKinds.create, kind, as);
  expect(await listed("active")).toMatchObject([{ id, isActive: true }]);
  expect(await listed("retired")).toEqual([]);
  await world.call(documentKinds.retire, { id, version }, as);
  expect(await listed("active")).toEqual([]);
  expect(await listed("retired")).toMatchObject([{ id, isActive: false, validTo: "2026-03-17" }]);
  const byCode = await world.call(documentKinds.getAll, { search: "diploma" }, as);
  expect(byCode.items.map(({ code }) => code)).toEqual(["diploma"]);
});

test("a kind with contradictory fields is refused at the field, and so is a file of a type it does not accept", async () => {
  const as = { as: administrator };
  const endless = { ...licence, code: "endless", expires: false };
  const refused = await world.try(documentKinds.create, endless, as);
  expect(refused.problem?.errors).toEqual({
    usualMonths: ["Διάρκεια έχει μόνο έγγραφο που λήγει"],
  });
  const ofBody = { ...licence, code: "of-body", forApproval: true };
  const byBody = await world.try(documentKinds.create, ofBody, as);
  expect(Object.keys(byBody.problem?.errors ?? {})).toEqual(["forApproval"]);
  const signed = { about: "contract" as const, forApproval: true };
  const pictured = { ...licence, ...signed, code: "pictured", types: ["png" as const] };
  const byPicture = await world.try(documentKinds.create, pictured, as);
  expect(Object.keys(byPicture.problem?.errors ?? {})).toEqual(["types"]);
  const picture = { ...licence, code: "picture", types: ["png" as const, "jpeg" as const] };
  await world.call(documentKinds.create, picture, as);
  const { upload } = await body();
  const { problem } = await upload({ kind: "picture", expiresOn: "2026-12-31" });
  expect(problem?.errors).toEqual({ file: ["Για το είδος αυτό γίνονται δεκτά: PNG, JPEG"] });
});

test("expiring documents are listed, and thirty and seven days before only the representative and deputies are notified", async () => {
  const { organizationId, clerk, representative, upload } = await body();
  const other = await body();
  for (const expiresOn of ["2026-04-17", "2026-03-20", "2026-03-25", "2026-06-01"]) {
    const { body: uploaded } = await upload({ kind: "tax-clearance", expiresOn });
    const decided = { organizationId, id: uploaded?.id ?? "", version: 1 };
    await world.call(documents.approve, decided, { as: executive });
  }
  const ending = await world
    .by(representative)
    .call(documents.getAll, { organizationId, endingWithinDays: 30, sort: "expiresOn" });
  expect(ending.items.map(({ expiresOn }) => expiresOn)).toEqual([
    "2026-03-20",
    "2026-03-25",
    "2026-04-17",
  ]);
  const deputy = await world.signInAs({ role: "Employee", organizationId });
  const act = { userId: deputy.userId, representsId: representative.userId, number: "1/2026" };
  const days = { from: "2026-03-18", to: "2026-03-18", decidedOn: "2026-03-18" };
  await world.by(representative).call(deputies.appoint, { organizationId, ...act, ...days });
  for (const job of allJobs) if (job.name === "documents.tell-ending") await world.runJob(job);
  const toldTo = async (as: Visitor) =>
    (await world.call(notifications.getAll, {}, { as })).items.map(({ kind, params }) => [
      kind,
      params.date,
    ]);
  for (const [as, ofAct] of [
    [representative, []],
    [deputy, ["deputy-named 2026-03-18"]],
  ] as const) {
    const notices = (await toldTo(as)).map((one) => one.join(" "));
    expect(notices.toSorted()).toEqual([
      ...ofAct,
      "document-ending 2026-03-25",
      "document-ending 2026-04-17",
    ]);
  }
  expect(await toldTo(clerk)).toEqual([]);
  expect(await toldTo(other.representative)).toEqual([]);
});

test("the catalogue is searched by words and by whether entries are still in use, in any of its orders", async () => {
  const as = { as: administrator };
  for (const [code, title, sortOrder] of [
    ["certificate-b", "Βεβαίωση Β", 10],
    ["certificate-a", "Βεβαίωση Α", 20],
  ] as const)
    await world.call(documentKinds.create, { ...licence, code, title, sortOrder }, as);
  await world.call(documentKinds.retire, { id: "certificate-a", version: 1 }, as);
  const found = async (filter: { state?: "active" | "retired"; sort?: "title" | "-code" }) => {
    const { items, total } = await world.call(
      documentKinds.getAll,
      { search: "βεβαιωση", ...filter },
      as,
    );
    expect(total).toBe(items.length);
    return items.map(({ code, isActive }) => [code.at(-1), isActive]);
  };
  const [a, b] = [
    ["a", false],
    ["b", true],
  ];
  expect(await found({})).toEqual([b, a]);
  expect(await found({ sort: "title" })).toEqual([a, b]);
  expect(await found({ sort: "-code" })).toEqual([b, a]);
  expect(await found({ state: "active" })).toEqual([b]);
  expect(await found({ state: "retired" })).toEqual([a]);
});
