import { expect, test } from "vitest";
import type { Closing, Overview, SystemState } from "#api/dashboard.ts";
import { agencyTexts } from "#texts/agency.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { systemTiles } from "./agency-tiles.ts";
import { bodyTiles } from "./body-tiles.tsx";

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
  contractsEnding: { total: 0, first: [] },
  missingDays: 0,
  closing,
  documents: null,
  leaveDocuments: { due: 0, overdue: 0 },
};

function tileOf(label: string, given: Partial<Overview>) {
  const looker = {
    role: "LegalRepresentative" as const,
    organization: { description: "", fullAccess: true },
  };
  const tile = bodyTiles({ ...overview, ...given }, looker).find((one) => one.label === label);
  return [tile?.value, tile?.tone];
}

const none = { owedToday: 0, openToday: 0, owedBefore: 0, openBefore: 0 };
const noMonths = { ...closing, contracts: 0, states: months };

test.each<[string, string, Partial<Overview>, [number | null, string]]>([
  ["sheets of today, all submitted", t.sheetsToday, {}, [0, "good"]],
  ["sheets of today, none owed", t.sheetsToday, { sheets: none }, [0, "neutral"]],
  ["sheets before, all submitted", t.openSheets, {}, [0, "good"]],
  ["sheets before, none owed", t.openSheets, { sheets: none }, [0, "neutral"]],
  ["months, all handed in", t.monthsToSubmit, {}, [0, "good"]],
  ["months, no contract", t.monthsToSubmit, { closing: noMonths }, [0, "neutral"]],
  ["doubts, all checked", t.doubts, {}, [0, "good"]],
  ["doubts, no contract", t.doubts, { closing: noMonths }, [null, "neutral"]],
])("home is green for what went well alone: %s", (_, label, given, expected) => {
  expect(tileOf(label, given)).toEqual(expected);
});

const system: SystemState = {
  today: "2026-03-18",
  failedCalls: 0,
  wrongSignIns: 0,
  mails: { isConnected: true, refused: 0, late: 0, waiting: 0 },
  jobs: [],
  ledger: { unsealedBodies: 0, oldestUnsealedAt: null, lastSealAt: null, seals: 0 },
  hours: [],
};

test.each<[string, Partial<SystemState["mails"]>, [number | null, string]]>([
  ["with a mail server", {}, [0, "good"]],
  ["without one", { isConnected: false }, [null, "neutral"]],
  ["without one any more", { isConnected: false, refused: 2 }, [2, "bad"]],
])("refused mails %s", (_, mails, expected) => {
  const tiles = systemTiles({ ...system, mails: { ...system.mails, ...mails } });
  const tile = tiles.find(({ label }) => label === agencyTexts.mailsRefused);
  expect([tile?.value, tile?.tone]).toEqual(expected);
});
