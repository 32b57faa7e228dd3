import { expect, test } from "vitest";
import type { Agency, Closing, Overview, StructureToday } from "#api/dashboard.ts";
import type { SystemState } from "#api/system-state.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { jobTexts, systemStateTexts } from "#texts/system-state.ts";
import { upkeepTexts } from "#texts/upkeep.ts";
import { systemTrouble, systemWork } from "./system-work.ts";
import { agencyWork } from "./agency-work.ts";
import { bodyWork } from "./body-work.tsx";
import { upkeepWork } from "./upkeep-work.ts";
import { type Work, orderByUrgency } from "./work.ts";

const months = { draft: 0, submitted: 0, awaiting: 0, signed: 0, approved: 0 };
const closing: Closing = {
  month: "2026-02",
  contracts: 3,
  pendingDays: 0,
  missingDays: 0,
  errors: 0,
  warnings: 0,
  unchecked: 0,
  uncheckedStructures: [],
  openDisputes: 0,
  states: { ...months, approved: 3 },
  structuresToSign: 0,
};
const overview: Overview = {
  today: "2026-03-18",
  month: "2026-03",
  sheets: { owedToday: 2, openToday: 0, owedBefore: 5, openBefore: 0 },
  structures: [],
  structureCount: 0,
  presence: [],
  absences: [],
  unlocks: { asked: 0, granted: 0 },
  contractsWaiting: { draft: 0, rejected: 0, submitted: 0 },
  contractsEnding: { total: 0, first: [] },
  missingDays: 0,
  closing,
  unfinished: [],
  documents: null,
  leaveDocuments: { due: 0, overdue: 0 },
  leaveRequests: 0,
  disputes: [],
};

const looker = {
  role: "LegalRepresentative" as const,
  organization: { description: "", fullAccess: true },
};

/** The figure and tone shown for one thing; undefined if it is not shown. */
function figureAndTone(work: readonly Work[], label: string) {
  const found = orderByUrgency(work).find((one) => one.label === label);
  return found && [found.value, found.tone];
}

const none = { owedToday: 0, openToday: 0, owedBefore: 0, openBefore: 0 };
const noMonths = { ...closing, contracts: 0, states: months };

const submitted = { month: "2025-12", draft: 0, structuresToSign: 2 };

test.each<[string, string, Partial<Overview>, unknown]>([
  ["an old month to sign", t.structuresToSign, { unfinished: [submitted] }, [2, "warning"]],
  ["earlier sheets, all submitted", t.openSheets, {}, undefined],
  [
    "earlier sheets, two open",
    t.openSheets,
    { sheets: { ...none, openBefore: 2 } },
    [2, "warning"],
  ],
  ["months, all closed", t.monthsToSubmit, {}, undefined],
  ["contracts, none waiting", t.contractsWaiting.draft.label, {}, undefined],
  [
    "contracts not submitted",
    t.contractsWaiting.draft.label,
    { contractsWaiting: { draft: 3, rejected: 0, submitted: 0 } },
    [3, "info"],
  ],
  [
    "contracts returned",
    t.contractsWaiting.rejected.label,
    { contractsWaiting: { draft: 0, rejected: 1, submitted: 0 } },
    [1, "warning"],
  ],
  ["doubts, all checked, none found", t.doubts, {}, undefined],
  ["doubts, without contracts", t.doubts, { closing: noMonths }, undefined],
  ["doubts, not checked", t.doubts, { closing: { ...closing, unchecked: 3 } }, [null, "warning"]],
])("home shows what waits and what is unknown, without zeros: %s", (_, label, given, expected) => {
  expect(figureAndTone(bodyWork({ ...overview, ...given }, looker), label)).toEqual(expected);
});

const owedNothing = { bodyCount: 0, bodies: [], months: 0, oldest: null };
const agency: Agency = {
  month: "2026-02",
  bodies: [],
  bodyCount: 0,
  sums: { ...months, sheetsToCheck: 0 },
  alsoWaiting: [],
  unlocksAsked: 0,
  documentsWaiting: 0,
  documentsEnding: 0,
  owed: {
    unpaid: owedNothing,
    withoutAccount: { bodyCount: 0, bodies: [] },
    changed: owedNothing,
    refused: { credits: 0, amount: "0.00", oldest: null },
  },
  payments: { draft: 0, approved: 0, ordered: 0, submitted: 0 },
};

test("nothing is owed without a missing payment, a returned credit or a change", () => {
  expect(orderByUrgency(agencyWork(agency))).toEqual([]);
});

test("unpaid amounts are shown with their oldest month and the first bodies, worst first", () => {
  const bodies = ["Δήμος Α", "Δήμος Β", "Δήμος Γ"];
  const unpaid = { bodyCount: 5, bodies, months: 18, oldest: "2025-11" };
  const changed = { bodyCount: 1, bodies: ["Δήμος Α"], months: 1, oldest: "2026-01" };
  const oldest = { organizationId: "body", id: "payment", number: "2026-01/2" };
  const refused = { credits: 2, amount: "2500.00", oldest };
  const withoutAccount = { bodyCount: 2, bodies: ["Δήμος Α", "Δήμος Δ"] };
  const owed = { unpaid, withoutAccount, changed, refused };
  const work = orderByUrgency(agencyWork({ ...agency, owed }));
  expect(work.map(({ label, value, note }) => [label, value, note])).toEqual([
    [
      "Πιστώσεις προς επανέκδοση",
      2,
      "2.500,00\u00a0€ που απέρριψε η τράπεζα ή επέστρεψαν και οφείλονται. Παλαιότερη πληρωμή: 2026-01/2",
    ],
    [
      "Φορείς με απλήρωτους μήνες",
      5,
      "18 εγκεκριμένοι μήνες συμβάσεων δεν βρίσκονται σε πληρωμή, ο παλαιότερος: Νοέμβριος 2025. Δήμος Α, Δήμος Β, Δήμος Γ και 2 ακόμη",
    ],
    [
      "Φορείς χωρίς λογαριασμό πληρωμών",
      2,
      "Έχουν εγκεκριμένους μήνες που δεν βρίσκονται σε πληρωμή. Δήμος Α, Δήμος Δ",
    ],
    [
      "Φορείς με πιθανές διαφορές",
      1,
      "1 μήνας σύμβασης ίσως άλλαξε μετά την πληρωμή: Ιανουάριος 2026. Δήμος Α",
    ],
  ]);
});

test("the worst comes first", () => {
  const work = bodyWork(
    { ...overview, missingDays: 1, sheets: { ...none, openBefore: 1 } },
    looker,
  );
  expect(orderByUrgency(work).map(({ label }) => label)).toEqual([t.missingPunches, t.openSheets]);
});

const clerk = { role: "Employee" as const, organization: looker.organization };
const structure: StructureToday = {
  id: "",
  code: "",
  title: "Γραμματεία",
  expected: 10,
  waiting: 3,
  waitingNames: ["Δήμου Ελένη"],
  stateToday: "open",
  openSheets: 0,
  days: [],
};

test("the clerk has a line for each sheet of today, and one for the rest", () => {
  const sheets = { ...none, owedToday: 3, openToday: 2 };
  const [first, more] = orderByUrgency(
    bodyWork({ ...overview, sheets, structures: [structure] }, clerk),
  );
  expect(first).toMatchObject({ label: "Γραμματεία", note: expect.stringContaining("7 από 10") });
  expect(more).toMatchObject({ label: t.moreSheets, value: 1 });
});

test("open disputes have a line per month, linked to the list that shows them", () => {
  const disputes = [
    { month: "2026-02", open: 1 },
    { month: "2026-03", open: 4 },
  ];
  const lines = orderByUrgency(bodyWork({ ...overview, disputes }, clerk));
  expect(lines.map(({ value, link }) => [value, link.search])).toEqual([
    [1, { tab: "requests", month: "2026-02", state: "disputed" }],
    [4, { tab: "requests", month: "2026-03", state: "disputed" }],
  ]);
});

const system: SystemState = {
  today: "2026-03-18",
  failedCalls: 0,
  wrongSignIns: 0,
  mails: { isConnected: true, refused: 0, waiting: 0, triedInVain: 0, lastAnswer: "" },
  jobs: [],
  runsJobs: true,
  isInMaintenance: false,
  ledger: {
    unsealedBodies: 0,
    oldestUnsealedAt: null,
    isOverdue: false,
    lastSealAt: null,
    seals: 0,
  },
  hours: [],
  upkeep: {
    isEmbedded: true,
    backup: null,
    disks: [],
    links: { address: "https://paron.example", fault: null },
    storesFiles: true,
    verification: null,
  },
};

test.each<[string, Partial<SystemState["mails"]>, unknown]>([
  ["with a mail server", {}, undefined],
  ["without a mail server", { isConnected: false }, [null, "neutral"]],
  ["after the mail server was removed", { isConnected: false, refused: 2 }, [2, "bad"]],
])("refused mails %s", (_, mails, expected) => {
  const work = systemWork({ ...system, mails: { ...system.mails, ...mails } });
  expect(figureAndTone(work, systemStateTexts.mailsRefused)).toEqual(expected);
});

test.each<[string, Partial<SystemState["mails"]>, unknown]>([
  ["in turn", { waiting: 3 }, [3, "neutral"]],
  ["some failed", { waiting: 3, triedInVain: 2 }, [3, "bad"]],
  [
    "failed, without a server now",
    { waiting: 2, triedInVain: 2, isConnected: false },
    [2, "warning"],
  ],
])("waiting mails %s", (_, mails, waiting) => {
  const work = systemWork({ ...system, mails: { ...system.mails, ...mails } });
  expect(figureAndTone(work, systemStateTexts.mailsWaiting)).toEqual(waiting);
});

test.each([true, false])(
  "an administrator's home reminds of maintenance, which keeps everyone else out: %s",
  (isInMaintenance) => {
    const labels = systemTrouble({ ...system, isInMaintenance }).map(({ label }) => label);
    expect(labels.includes(systemStateTexts.maintenance)).toBe(isInMaintenance);
  },
);

test("an administrator's home shows what is wrong with the installation, and not mere information", () => {
  const job = { endedAt: null, error: null, nextAt: null };
  const trouble = systemTrouble({
    ...system,
    failedCalls: 1,
    wrongSignIns: 2,
    jobs: [
      { ...job, job: "mail.send", state: "failed" },
      { ...job, job: "ledger.seal", state: "late" },
      { ...job, job: "contracts.end", state: "never" },
    ],
  });
  expect(orderByUrgency(trouble).map(({ label, tone }) => [label, tone])).toEqual([
    [jobTexts["mail.send"], "bad"],
    [systemStateTexts.failedCalls, "bad"],
    [jobTexts["ledger.seal"], "warning"],
    [upkeepTexts.work.backup, "warning"],
  ]);
});

test.each([
  ["entries waiting for their seal", false, []],
  ["entries whose seal is overdue", true, ["bad"]],
])("%s", (_, isOverdue, expected) => {
  const ledger = { ...system.ledger, oldestUnsealedAt: "2026-03-01T08:00:00.000Z", isOverdue };
  const work = systemWork({ ...system, ledger });
  const sealing = work.filter(({ label }) => label === systemStateTexts.sealing);
  expect(sealing.map(({ tone }) => tone)).toEqual(expected);
});

const backup = {
  takenAt: "2026-03-18T01:00:00.000Z",
  folder: "/backups",
  files: 1,
  bytes: 1,
  isOld: false,
  liesThere: true,
  restored: null,
};
const verification = {
  at: "2026-03-18T01:00:00.000Z",
  wrong: 0,
  notCompared: 0,
  hasAnchors: true,
  filesRead: "all" as const,
  isOld: false,
};
const disk = { holds: "both" as const, space: { free: 5, total: 10, isShort: false } };
const safe = { ...system.upkeep, backup, disks: [disk], verification };
const { work: upkeepLabels } = upkeepTexts;

test("nothing is shown when all is well with the installation", () => {
  expect(systemTrouble({ ...system, upkeep: safe })).toEqual([]);
});

test.each<[string, Partial<typeof system.upkeep>, string[]]>([
  ["all well", {}, []],
  ["no known backup", { backup: null }, [upkeepLabels.backup]],
  ["a database backed up elsewhere", { backup: null, isEmbedded: false }, []],
  ["an old backup", { backup: { ...backup, isOld: true } }, [upkeepLabels.backup]],
  ["a deleted backup", { backup: { ...backup, liesThere: false } }, [upkeepLabels.backup]],
  ["a backup out of reach", { backup: { ...backup, liesThere: null } }, []],
  [
    "a full disk",
    { disks: [{ ...disk, space: { free: 1, total: 10, isShort: true } }] },
    [upkeepLabels.space],
  ],
  ["a disk of unknown size", { disks: [{ holds: "database", space: null }] }, []],
  [
    "links that lead nowhere",
    { links: { address: "http://localhost:3000", fault: "leads-nowhere" } },
    [upkeepTexts.links],
  ],
  ["unwritable files", { storesFiles: false }, [upkeepTexts.files]],
  ["no known verification", { verification: null }, [upkeepLabels.verification]],
  [
    "a verification with findings",
    { verification: { ...verification, wrong: 2 } },
    [upkeepLabels.verification],
  ],
  [
    "an old verification",
    { verification: { ...verification, isOld: true } },
    [upkeepLabels.verification],
  ],
])("maintenance that needs a person is shown: %s", (_, given, expected) => {
  expect(upkeepWork({ ...safe, ...given }).map(({ label }) => label)).toEqual(expected);
});
