import type { Call } from "#api/call.ts";

/** Areas that show how months stand: their days, what is open in them, the boards, the figures at home and in the menu. */
const months = ["Attendances", "BodyMonths", "Dashboard", "MonthlyContracts", "Verifications"];
/** What follows from the records of days. */
const days = [...months, "ContractYears", "LeaveBalances", "LeaveDocuments", "Leaves", "Sheets"];
const people = ["Contracts", "Employees"];
/** Users as others see them, and what the person is told of the own account. */
const accounts = [
  "Organizations/GetForUserAssignment",
  "UserOrganizations",
  "Users/GetAll",
  "Users/GetById",
  "Users/GetConfirmation",
  "Users/GetNotices",
  "Users/GetSecondFactors",
  "Users/GetSessions",
];

/** What the writes of an area make stale besides that area itself: other areas, or single reads of one. */
const beside: Readonly<Record<string, readonly string[]>> = {
  AbsenceReasons: ["Attendances/GetReasons"],
  AttendanceFiles: days,
  Attendances: [...days, "History"],
  Badges: ["History"],
  CollectiveActs: [...days, "History"],
  Closures: [...months, "Structures"],
  Contracts: [...people, ...days],
  DailyReport: ["Links"],
  Deputies: ["UserOrganizations"],
  Devices: days,
  Disputes: [...days, "MonthRequests"],
  DocumentKinds: ["Documents/GetKinds"],
  Documents: ["Contracts/GetById", "Dashboard"],
  Employees: people,
  FindingRules: days,
  Holidays: days,
  Imports: [...days, ...people],
  LeaveDocuments: days,
  LeaveRequests: days,
  Leaves: days,
  Links: ["MonthRequests"],
  MonthlyContracts: months,
  // The first day of keeping, and the account that payments leave from.
  Organizations: [...days, "Payments"],
  OvertimeDecisions: months,
  Payments: [...months, "Contracts/GetById"],
  PersonalData: ["Employees", "Search"],
  PunchRules: ["Imports"],
  Readers: ["Devices"],
  UnlockReasons: ["Unlocks/GetReasons"],
  Unlocks: [...months, "Locks"],
  UserOrganizations: ["Organizations", "Users/GetAll", "Users/GetById"],
  Verifications: months,
};

/** All that one write makes stale, where that is not what the writes of its area do. */
const only: Readonly<Record<string, readonly string[]>> = {
  "AttendanceFiles/Read": [],
  // What is gone is not asked for again.
  "Contracts/Delete": ["Contracts/GetAll", "Dashboard", "Employees"],
  "Imports/ApplyStructures": ["Structures"],
  "Imports/PreviewContracts": [],
  "Imports/PreviewEmployees": [],
  "Imports/PreviewStructures": [],
  "Locks/Preview": [],
  "Users/ChangePassword": [...accounts, "Users/GetCurrent"],
  "Users/Delete": ["Users/GetAll", "UserOrganizations"],
  "Users/UpdateCurrentUser": ["Users/GetCurrent"],
};

/** What a write makes stale: areas, or reads of one. */
export function staleAfter({ path }: Pick<Call, "path">): readonly string[] {
  const [, area = "", name] = path.split("/");
  const ofArea = area === "Users" ? accounts : [area, ...(beside[area] ?? [])];
  return only[`${area}/${name}`] ?? ofArea;
}

/** Whether a write makes stale what a call of the path had answered. */
export function isStaleAfter(write: Pick<Call, "path">, path: string): boolean {
  return staleAfter(write).some((one) => `${path}/`.startsWith(`/${one}/`));
}
