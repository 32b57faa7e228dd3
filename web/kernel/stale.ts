import type { Call } from "#api/call.ts";

/** Areas that show the state of months: their days, what is open in them, the boards, the figures at home and in the menu. */
const months = ["Attendances", "BodyMonths", "Dashboard", "MonthlyContracts", "Verifications"];
/** What follows from the records of days. */
const days = [...months, "ContractYears", "LeaveBalances", "LeaveDocuments", "Leaves", "Sheets"];
const people = ["Contracts", "Employees"];
/** Users as others see them, and what users see of their own account. */
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

/** What the writes of an area make stale in addition to that area itself: other areas, or single reads of one. */
const alsoStale: Readonly<Record<string, readonly string[]>> = {
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
  // The first day of records, and the account that payments leave from.
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

/** Everything that one write makes stale, if that differs from the writes of its area. */
const only: Readonly<Record<string, readonly string[]>> = {
  "AttendanceFiles/Read": [],
  // A deleted contract is not requested again.
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
  const ofArea = area === "Users" ? accounts : [area, ...(alsoStale[area] ?? [])];
  return only[`${area}/${name}`] ?? ofArea;
}

/** Whether a write makes the answer of a call with the path stale. */
export function isStaleAfter(write: Pick<Call, "path">, path: string): boolean {
  return staleAfter(write).some((one) => `${path}/`.startsWith(`/${one}/`));
}
