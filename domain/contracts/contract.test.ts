import { describe, expect, it } from "vitest";
import { roles, type Role } from "../access.ts";
import { term } from "../attendance/testing.ts";
import type { Term } from "../attendance/types.ts";
import {
  actsOf,
  contractStates,
  refusalToAct,
  refusalToTerm,
  stateAfter,
  type ContractAct,
  type ContractRefusal,
  type ContractFacts,
  type ContractState,
  type TermRefusal,
} from "./contract.ts";

describe("the states of a contract", () => {
  it.each<[ContractState, ContractAct[]]>([
    ["draft", ["edit", "delete", "submit"]],
    ["submitted", ["withdraw", "approve", "reject"]],
    ["active", ["suspend", "extend", "terminate", "end"]],
    ["suspended", ["resume", "terminate", "end"]],
    ["rejected", ["edit", "delete", "submit"]],
    ["ended", ["extend"]],
    ["terminated", ["reinstate"]],
  ])("%s allows %j", (state, acts) => expect(actsOf(state)).toEqual(acts));

  it.each<[ContractState, ContractAct[], ContractState]>([
    ["draft", ["submit", "approve", "suspend", "resume", "end"], "ended"],
    ["draft", ["edit", "submit", "reject", "submit", "withdraw"], "draft"],
    ["active", ["suspend", "terminate"], "terminated"],
    ["active", ["end", "extend", "end"], "ended"],
    ["active", ["terminate", "reinstate"], "active"],
  ])("from %s the acts %j lead to %s", (start, acts, end) => {
    const final = acts.reduce((state, act) => {
      expect(actsOf(state)).toContain(act);
      return stateAfter(act, state);
    }, start);
    expect(final).toBe(end);
  });

  it("refuses acts that its state forbids", () => {
    for (const state of contractStates) {
      for (const act of [
        "edit",
        "delete",
        "submit",
        "withdraw",
        "approve",
        "reject",
        "suspend",
        "resume",
        "extend",
        "terminate",
        "reinstate",
        "end",
      ] as const) {
        if (actsOf(state).includes(act)) continue;
        expect(refusalToAct(act, state, "Administrator")).toBe("state-forbids");
      }
    }
  });
});

describe("roles that may act on a contract", () => {
  it.each<[ContractAct, ContractState, Role[]]>([
    ["edit", "draft", ["Administrator", "LegalRepresentative", "Employee"]],
    ["submit", "draft", ["Administrator", "LegalRepresentative", "Employee"]],
    ["approve", "submitted", ["Administrator", "Executive", "LegalRepresentative"]],
    ["extend", "ended", ["Administrator", "Executive", "LegalRepresentative"]],
    ["terminate", "active", ["Administrator", "Executive", "LegalRepresentative"]],
    ["reinstate", "terminated", ["Administrator", "Executive", "LegalRepresentative"]],
    ["end", "active", ["Administrator", "LegalRepresentative", "Employee", "System"]],
  ])("%s", (act, state, allowed) => {
    const found = roles.filter((role) => refusalToAct(act, state, role) === null);
    expect(found).toEqual(allowed);
    expect(refusalToAct(act, state, "MobileUser")).toBe("role-may-not");
  });
});

describe("preconditions of an act", () => {
  it.each<[ContractRefusal | null, ContractAct, ContractState, ContractFacts]>([
    [
      "signed-file-missing",
      "approve",
      "submitted",
      { needsSignedFile: true, hasSignedFile: false },
    ],
    [null, "approve", "submitted", { needsSignedFile: true, hasSignedFile: true }],
    [null, "approve", "submitted", { needsSignedFile: false, hasSignedFile: false }],
    ["evidence-stands", "delete", "draft", { hasEvidence: true }],
    [null, "delete", "rejected", { hasEvidence: false }],
    [null, "edit", "rejected", { hasEvidence: true }],
    ["reason-missing", "reject", "submitted", { reason: "  " }],
    [null, "reject", "submitted", { reason: "Λείπει η υπογραφή" }],
    [null, "resume", "suspended", { reason: "" }],
    ["not-over-yet", "end", "active", { endDate: "2026-06-30", today: "2026-06-30" }],
    [null, "end", "active", { endDate: "2026-06-30", today: "2026-07-01" }],
    ["not-over-yet", "end", "active", { endDate: null, today: "2026-07-01" }],
  ])("%s: %s of a contract %s with %j", (refusal, act, state, standing) => {
    expect(refusalToAct(act, state, "Administrator", standing)).toBe(refusal);
  });
});

describe("a new term", () => {
  const standing = term("old", "2026-01-01", null);
  const contract = {
    startDate: "2026-01-01",
    endDate: "2026-12-31",
    state: "active" as ContractState,
    terms: [term("old", "2026-01-01", "2026-03-31")],
    settledThrough: "2026-05-31",
  };

  it.each<[TermRefusal | null, string, Partial<typeof contract>]>([
    [null, "2026-06-01", {}],
    [null, "2026-01-01", { state: "draft", settledThrough: "2025-12-31" }],
    ["period-settled", "2026-05-31", {}],
    ["term-outside-contract", "2027-01-01", {}],
    ["contract-closed", "2026-06-01", { state: "ended" }],
    ["contract-closed", "2026-06-01", { state: "terminated" }],
  ])("%s: from %s, %j", (refusal, validFrom, rest) => {
    expect(refusalToTerm(term("new", validFrom, null), { ...contract, ...rest })).toBe(refusal);
  });

  it.each<[TermRefusal | null, string, Partial<Term>, Partial<typeof contract>]>([
    [null, "2026-02-15", {}, {}],
    [null, "2026-01-01", {}, {}],
    [null, "2026-02-15", {}, { state: "ended" }],
    [null, "2026-02-15", {}, { state: "terminated" }],
    ["term-outside-contract", "2025-12-31", {}, {}],
    ["period-settled", "2026-02-15", { weeklyMinutes: 1800 }, {}],
    ["period-settled", "2026-02-15", { structureId: "other" }, {}],
    ["period-settled", "2026-02-15", { scheduleId: "other" }, {}],
    ["contract-closed", "2026-02-15", { weeklyMinutes: 1800 }, { state: "ended" }],
    // A day of a suspension: no term is in force whose pay could change.
    ["period-settled", "2026-04-01", {}, { terms: contract.terms }],
  ])("%s: pay-only change from %s, with %j, of %j", (...of) => {
    const [refusal, validFrom, other, rest] = of;
    const added = term("new", validFrom, null, other);
    expect(refusalToTerm(added, { ...contract, terms: [standing], ...rest })).toBe(refusal);
  });
});
