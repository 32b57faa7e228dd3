import { type OrganizationRight, type Role, roles } from "#domain/access.ts";

/** Who may make a call, said a second time and apart from the calls: what is missing here is refused to everyone. */
export type Line = {
  door: "anyone" | "session" | "body" | "link";
  /** Roles that get through; `reading` adds the Employee who may only read the body. */
  may: readonly Role[];
  reading: boolean;
  /** Ids that only narrow a list: a foreign one finds nothing, as an unknown one does. */
  filters?: readonly string[];
  /** How it may also answer those who get through, since the matrix knows none of the secrets it asks for. */
  otherwise?: readonly number[];
};

const readers: readonly Role[] = [
  "Administrator",
  "Executive",
  "LegalRepresentative",
  "Employee",
  "WebServiceUser",
  "ThirdPartyUser",
];
const writers: readonly Role[] = ["Administrator", "LegalRepresentative", "Employee"];
const preparers: readonly Role[] = ["LegalRepresentative", "Employee"];
const approvers: readonly Role[] = ["Administrator", "Executive", "LegalRepresentative"];
const agency: readonly Role[] = ["Administrator", "Executive"];

const withScreens: readonly Role[] = [
  "Administrator",
  "Executive",
  "LegalRepresentative",
  "Employee",
  "MobileUser",
];
const signedIn: Line = { door: "session", may: roles, reading: true };
const ofAdministrator: Line = { door: "session", may: ["Administrator"], reading: true };
const ofAgency: Line = { door: "session", may: agency, reading: true };
const reads: Line = { door: "body", may: readers, reading: true };
const readsInFull: Line = { door: "body", may: readers, reading: false };
/** No session opens it, whosever it is. */
const byLink: Line = { door: "link", may: [], reading: false };
const doneBy = (may: readonly Role[]): Line => ({ door: "body", may, reading: false });

/** Product, section 4, call by call. */
const policy: Readonly<Record<string, Line>> = {
  "/Users/Login": { door: "anyone", may: withScreens, reading: true },
  "/Users/Logout": signedIn,
  "/Users/ConfirmSecondFactor": { door: "anyone", may: roles, reading: true, otherwise: [401] },
  "/Users/GetCurrent": signedIn,
  "/Users/UpdateCurrentUser": signedIn,
  "/Users/ChangePassword": { ...signedIn, otherwise: [400] },
  "/Users/ValidatePassword": signedIn,
  "/Users/CheckPassword": signedIn,
  "/Users/GetNotices": signedIn,
  "/Users/ReadNotices": signedIn,
  "/Users/GetSessions": signedIn,
  "/Users/EndSession": { ...signedIn, otherwise: [404] },
  "/Users/EndOtherSessions": signedIn,
  "/Users/GetSecondFactors": signedIn,
  "/Users/BeginTotp": signedIn,
  "/Users/ConfirmTotp": { ...signedIn, otherwise: [404] },
  "/Users/BeginPasskey": signedIn,
  "/Users/ConfirmPasskey": signedIn,
  "/Users/RemoveSecondFactor": { ...signedIn, otherwise: [404] },
  "/Users/RenewRecoveryCodes": signedIn,
  "/Users/GetConfirmation": signedIn,
  "/Users/BeginPasskeyConfirmation": signedIn,
  "/Users/ConfirmByPasskey": signedIn,
  "/Users/IsAfmValid": signedIn,
  "/Users/GetAll": ofAgency,
  "/Users/GetById": ofAgency,
  "/Users/Create": { ...ofAgency, otherwise: [400] },
  "/Users/Update": { ...ofAgency, otherwise: [400] },
  "/Users/Delete": ofAgency,
  "/Users/SetOrganizations": ofAgency,
  "/Users/ResetPassword": ofAgency,
  "/Users/ResetSecondFactor": ofAgency,
  "/Users/Disable": ofAgency,
  "/Users/Enable": ofAgency,
  "/Users/Unlock": ofAgency,
  "/Users/Export": ofAgency,
  "/UserOrganizations/GetAll": ofAdministrator,
  "/UserOrganizations/Assign": ofAdministrator,
  "/Security/RedirectToTaxis": { door: "anyone", may: roles, reading: true },
  "/Security/AuthenticateUsingTaxis": {
    door: "anyone",
    may: roles,
    reading: true,
    otherwise: [400],
  },
  "/Security/ConfirmUsingTaxis": { ...signedIn, otherwise: [400] },
  "/Organizations/GetAllForCurrentUser": signedIn,
  "/Organizations/GetById": { door: "session", may: readers, reading: true, otherwise: [404] },
  "/Organizations/GetAll": { door: "session", may: readers, reading: true },
  "/Organizations/GetCompleteness": {
    door: "session",
    may: readers,
    reading: true,
    otherwise: [404],
  },
  "/Organizations/Export": { door: "session", may: readers, reading: true },
  "/Organizations/GetOrganizationsForNewAnnouncement": ofAgency,
  "/Organizations/GetForUserAssignment": ofAgency,
  "/Organizations/Create": { ...ofAdministrator, otherwise: [400] },
  "/Organizations/Update": { ...ofAdministrator, otherwise: [400] },
  "/Maintenance/GetState": { door: "anyone", may: roles, reading: true },
  "/Search/Find": reads,
  "/Parameters/GetAll": ofAdministrator,
  "/Parameters/GetHistory": ofAdministrator,
  "/Parameters/Set": { ...ofAdministrator, otherwise: [400] },
  "/SecurityRules/GetAll": ofAdministrator,
  "/SecurityRules/Update": { ...ofAdministrator, otherwise: [400, 409] },
  "/Dashboard/GetOverview": reads,
  "/Structures/GetAll": reads,
  "/Structures/GetTree": reads,
  "/Structures/GetById": reads,
  "/Structures/Export": reads,
  "/Structures/Create": doneBy(writers),
  "/Structures/Update": doneBy(writers),
  "/Structures/Close": doneBy(writers),
  "/Structures/Reopen": doneBy(writers),
  "/Closures/GetAll": reads,
  "/Closures/GetById": reads,
  "/Closures/Export": reads,
  "/Closures/Preview": doneBy(writers),
  // The month of the recorded day has been paid.
  "/Closures/Create": { ...doneBy(writers), otherwise: [409] },
  "/Closures/Update": { ...doneBy(writers), otherwise: [409] },
  "/Closures/Delete": doneBy(writers),
  "/Schedules/GetAll": reads,
  "/Schedules/Create": doneBy(writers),
  "/Schedules/Update": doneBy(writers),
  "/Employees/GetAll": reads,
  "/Employees/GetById": reads,
  "/Employees/Export": reads,
  "/Employees/Create": doneBy(writers),
  "/Employees/Update": doneBy(writers),
  "/Contracts/GetAll": { ...reads, filters: ["structureId", "employeeId"] },
  "/Contracts/GetById": reads,
  "/ContractYears/GetYear": reads,
  "/Contracts/Export": { ...reads, filters: ["structureId", "employeeId"] },
  "/Contracts/Create": doneBy(writers),
  "/Contracts/Update": doneBy(writers),
  "/Contracts/Delete": doneBy(writers),
  "/Contracts/AddTerm": doneBy(writers),
  "/Contracts/Submit": doneBy(writers),
  "/Contracts/Withdraw": doneBy(writers),
  "/Contracts/Approve": doneBy(approvers),
  "/Contracts/Reject": doneBy(approvers),
  "/Contracts/Suspend": doneBy(approvers),
  "/Contracts/Resume": doneBy(approvers),
  "/Contracts/Terminate": doneBy(approvers),
  "/Imports/GetTemplate": signedIn,
  "/Imports/PreviewEmployees": doneBy(writers),
  "/Imports/ApplyEmployees": doneBy(writers),
  "/Imports/PreviewContracts": doneBy(writers),
  "/Imports/ApplyContracts": doneBy(writers),
  "/Imports/Punches": doneBy(writers),
  "/Imports/GetUnknownCards": reads,
  "/Imports/AssignCard": doneBy(writers),
  "/Imports/ProposeFromPunches": doneBy(writers),
  "/Imports/ApplyPunches": doneBy(writers),
  "/Attendances/GetDaySheet": reads,
  "/Attendances/GetMonthSheet": reads,
  "/Attendances/GetReasons": signedIn,
  "/Attendances/SaveRecords": doneBy(writers),
  "/Attendances/SubmitSheet": doneBy(writers),
  "/Attendances/GetRecordHistory": reads,
  "/Locks/GetCompleteness": ofAdministrator,
  "/Locks/Preview": ofAdministrator,
  "/Locks/Lock": ofAdministrator,
  "/Unlocks/GetReasons": signedIn,
  "/Unlocks/GetAll": reads,
  "/Unlocks/GetQueue": ofAgency,
  "/Unlocks/GetVoided": reads,
  "/Unlocks/Ask": { ...doneBy(preparers), otherwise: [400, 409] },
  "/Unlocks/Grant": doneBy(approvers),
  "/Unlocks/Refuse": doneBy(approvers),
  "/Unlocks/Withdraw": doneBy(preparers),
  "/Unlocks/End": doneBy(["Administrator", "Executive", "LegalRepresentative", "Employee"]),
  "/MonthlyContracts/GetAll": { ...readsInFull, filters: ["structureId"] },
  "/MonthlyContracts/Export": { ...readsInFull, filters: ["structureId"] },
  "/MonthlyContracts/GetBoard": readsInFull,
  "/MonthlyContracts/GetFindings": reads,
  "/MonthlyContracts/Check": {
    door: "body",
    may: ["Administrator", "Executive", "LegalRepresentative", "Employee"],
    reading: false,
  },
  "/MonthlyContracts/Explain": doneBy(preparers),
  "/MonthlyContracts/Compute": doneBy(preparers),
  "/MonthlyContracts/Submit": doneBy(preparers),
  "/MonthlyContracts/Return": doneBy(agency),
  "/MonthlyContracts/Approve": doneBy(agency),
  "/Verifications/GetSignable": reads,
  // Open disputes ask for a note.
  "/Verifications/Sign": { ...doneBy(["LegalRepresentative"]), otherwise: [400] },
  "/Samples/GetAll": reads,
  "/Samples/GetSheets": reads,
  "/Samples/Draw": doneBy(agency),
  "/Samples/Decide": doneBy(agency),
  "/Verifications/Withdraw": doneBy(["LegalRepresentative"]),
  "/Proofs/CheckCode": { door: "anyone", may: roles, reading: true },
  "/History/GetAll": { ...reads, filters: ["structureId", "subjectId"] },
  "/Verifications/PrintPdf": reads,
  "/Verifications/PrintXlsx": reads,
  "/Payments/GetAll": readsInFull,
  "/Payments/GetAllOfBodies": ofAgency,
  "/Payments/Export": readsInFull,
  "/Payments/GetSums": readsInFull,
  "/Payments/GetSumsOfBodies": ofAgency,
  "/Payments/Preview": doneBy(agency),
  "/Payments/GetById": readsInFull,
  "/Payments/GetLines": readsInFull,
  "/Payments/GetExclusions": readsInFull,
  "/Payments/ExportLines": readsInFull,
  "/Payments/Create": doneBy(agency),
  "/Payments/CreateForBodies": ofAgency,
  "/Payments/Approve": doneBy(agency),
  "/Payments/Send": doneBy(agency),
  "/Payments/GetFile": doneBy(agency),
  "/Payments/ReadAnswer": doneBy(agency),
  "/Payments/Settle": doneBy(agency),
  "/Payments/Cancel": doneBy(agency),
  "/Payments/Reissue": doneBy(agency),
  "/DailyReport/Get": byLink,
  "/DailyReport/Save": byLink,
  "/DailyReport/Submit": byLink,
  "/DailyReport/Send": doneBy(writers),
  "/MonthLink/Get": byLink,
  "/MonthLink/Open": byLink,
  "/MonthLink/Answer": byLink,
  "/MonthRequests/GetAll": { ...reads, filters: ["structureId"] },
  "/MonthRequests/Send": doneBy(writers),
  "/Disputes/GetOfDay": reads,
  "/Disputes/Answer": doneBy(writers),
  "/Mails/GetAll": ofAdministrator,
  "/Mails/Retry": { door: "body", may: ["Administrator"], reading: false },
};

/** The line of a call. */
export function lineOf(path: string): Line {
  return policy[path] ?? { door: "body", may: [], reading: false };
}

/** True where the role sees organizations that it is not linked to. */
export function seesEveryBody(role: Role): boolean {
  return agency.includes(role);
}

/** True where the role, with its right in a body that it sees, may make a call. */
export function mayMake(line: Line, role: Role, right: OrganizationRight): boolean {
  return line.may.includes(role) && (line.reading || role !== "Employee" || right === "full");
}
