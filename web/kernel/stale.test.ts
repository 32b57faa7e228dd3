import { expect, test } from "vitest";
import { allCalls } from "#api/all.ts";
import type { Call } from "#api/call.ts";
import { isStaleAfter, staleAfter } from "./stale.ts";

const a = allCalls;
const calls = Object.values(allCalls).flatMap((area): Call[] => Object.values(area));

test("what a write makes stale is a known area or call", () => {
  const known = calls.flatMap(({ path }) => [path.slice(1), path.split("/")[1]]);
  expect(known).toEqual(expect.arrayContaining(calls.flatMap((call) => staleAfter(call))));
});

test.each<[Call, readonly Call[]]>([
  [a.absenceReasons.retire, [a.absenceReasons.getById, a.attendances.getReasons]],
  [a.attendanceFiles.undo, [a.attendanceFiles.getWords, a.leaveBalances.getOfSheet]],
  [a.attendances.submitSheet, [a.sheets.getAll, a.history.getAll, a.monthlyContracts.getFindings]],
  [a.badges.revoke, [a.badges.getOfStructure, a.history.getAll]],
  [a.closures.delete, [a.closures.getById, a.structures.getById, a.attendances.getMonthSheet]],
  [a.contracts.approve, [a.dashboard.getWaiting, a.attendances.getDaySheet, a.leaves.getAway]],
  [a.contracts.create, [a.contracts.getAll, a.employees.getById]],
  [
    a.contracts.addTerm,
    [a.monthlyContracts.getBoard, a.attendances.getMonthSheet, a.leaveBalances.getOfContract],
  ],
  [a.contracts.delete, [a.contracts.getAll, a.dashboard.getWaiting]],
  [a.dailyReport.send, [a.links.getOfDay]],
  [a.devices.answerQuestion, [a.devices.getQuestions, a.attendances.getDaySheet]],
  [a.disputes.accept, [a.disputes.getOpen, a.monthRequests.getAll, a.dashboard.getOverview]],
  [a.documentKinds.create, [a.documents.getKinds]],
  [a.documents.approve, [a.documents.getQueue, a.contracts.getById, a.dashboard.getWaiting]],
  [a.employees.update, [a.employees.getAll, a.contracts.getById]],
  [
    a.findingRules.set,
    [a.dashboard.getWaiting, a.leaveDocuments.getAll, a.attendances.getOvertime],
  ],
  [a.holidays.save, [a.holidays.preview, a.attendances.getDaySheet]],
  [a.imports.applyContracts, [a.contracts.getAll, a.employees.getById]],
  [a.imports.applyStructures, [a.structures.getAll, a.structures.getTree]],
  [a.imports.applyPunches, [a.imports.proposeFromPunches, a.attendances.getMonthSheet]],
  [a.leaveDocuments.receive, [a.dashboard.getOverview, a.monthlyContracts.getFindings]],
  [a.leaveRequests.accept, [a.leaveRequests.getAll, a.leaves.getAway, a.contractYears.getYear]],
  [a.leaves.record, [a.leaveBalances.getOfContract, a.monthlyContracts.getFindings]],
  [a.links.revoke, [a.links.getOfDay, a.monthRequests.getAll]],
  [a.monthlyContracts.approve, [a.bodyMonths.getAll, a.verifications.getSignable]],
  [a.organizations.update, [a.dashboard.getSetup, a.payments.getById, a.sheets.getAll]],
  [a.overtimeDecisions.end, [a.overtimeDecisions.getById, a.attendances.getOvertime]],
  [a.payments.settle, [a.payments.preview, a.monthlyContracts.getBoard, a.contracts.getById]],
  [a.payments.returnCredit, [a.payments.getLines, a.payments.preview, a.monthlyContracts.getAll]],
  [a.personalData.erase, [a.personalData.getErasures, a.employees.getAll, a.search.find]],
  [a.punchRules.set, [a.punchRules.getAll, a.imports.proposeFromPunches]],
  [a.readers.create, [a.devices.getAll]],
  [a.unlockReasons.update, [a.unlocks.getReasons]],
  [
    a.unlocks.grant,
    [a.unlocks.getClosedMonths, a.locks.getCompleteness, a.attendances.getDaySheet],
  ],
  [a.userOrganizations.assign, [a.users.getById, a.organizations.getForUserAssignment]],
  [a.users.changePassword, [a.users.getCurrent, a.users.getNotices, a.users.getSessions]],
  [a.users.setOrganizations, [a.users.getAll, a.userOrganizations.getAll]],
  [a.verifications.sign, [a.verifications.getSignable, a.monthlyContracts.getAll]],
])("after $path what it changed is stale", (write, reads) => {
  expect(reads.filter(({ path }) => !isStaleAfter(write, path))).toEqual([]);
});

test.each<[Call, Call]>([
  [a.contracts.delete, a.contracts.getById],
  [a.users.delete, a.users.getById],
  [a.users.confirmTotp, a.users.getCurrent],
  [a.locks.preview, a.locks.getCompleteness],
  [a.leaves.record, a.leaveRequests.getAll],
])("after $path nothing else is refetched", (write, { path }) => {
  expect(isStaleAfter(write, path)).toBe(false);
});
