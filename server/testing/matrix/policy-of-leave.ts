import { roles } from "#domain/access.ts";
import { type Line, approvers, byLink, doneBy, ofPerson, reads, writers } from "./line.ts";

/** Leave and its documents: writers of the body's attendance write them. */
export const policyOfLeave: Readonly<Record<string, Line>> = {
  "/LeaveBalances/GetAll": { ...reads, filters: ["structureId"] },
  "/LeaveBalances/Export": { ...reads, filters: ["structureId"] },
  "/LeaveBalances/GetOfSheet": reads,
  "/LeaveBalances/GetOfContract": reads,
  // The sample's code is not a reason.
  "/LeaveBalances/Correct": { ...doneBy(writers), otherwise: [400] },
  "/LeaveDocuments/GetAll": { ...reads, filters: ["structureId"] },
  "/LeaveDocuments/Export": { ...reads, filters: ["structureId"] },
  "/LeaveDocuments/Receive": { ...doneBy(writers), otherwise: [400] },
  "/LeaveDocuments/Withdraw": doneBy(writers),
  "/LeaveFeeds/GetAll": doneBy(writers),
  "/LeaveFeeds/Make": doneBy(writers),
  "/LeaveFeeds/Revoke": doneBy(writers),
  // The sample's token belongs to no address.
  "/LeaveFeeds/Get": { door: "anyone", may: roles, reading: true, otherwise: [404] },
  "/LeaveRequests/GetAll": reads,
  "/LeaveRequests/Export": reads,
  "/LeaveRequests/GetEvidence": doneBy([...approvers, "Employee"]),
  "/LeaveRequests/Accept": doneBy(writers),
  "/LeaveRequests/Reject": doneBy(writers),
  "/LeaveRequests/GetOwn": ofPerson,
  // The principal is not an employee of the body.
  "/LeaveRequests/Preview": { ...ofPerson, reading: true, otherwise: [404] },
  "/LeaveRequests/Ask": { ...ofPerson, otherwise: [404] },
  "/LeaveRequests/Attach": { ...ofPerson, otherwise: [404] },
  "/LeaveRequests/Withdraw": { ...ofPerson, otherwise: [404] },
  "/LeaveRequests/GetByLink": byLink,
  "/LeaveRequests/PreviewByLink": byLink,
  "/LeaveRequests/AskByLink": byLink,
  "/LeaveRequests/AttachByLink": byLink,
  "/LeaveRequests/WithdrawByLink": byLink,
  // The sample's code is not a reason.
  "/Leaves/Preview": { ...doneBy(writers), otherwise: [400] },
  "/Leaves/Record": { ...doneBy(writers), otherwise: [400] },
  // There is no such leave.
  "/Leaves/Cancel": { ...doneBy(writers), otherwise: [409] },
  "/Leaves/GetAway": { ...reads, filters: ["structureId", "contractId"] },
  "/OvertimeDecisions/GetAll": reads,
  "/OvertimeDecisions/Export": reads,
  "/OvertimeDecisions/GetById": reads,
  "/OvertimeDecisions/PrintAttestation": reads,
  "/OvertimeDecisions/ExportAttestation": reads,
  "/Attendances/GetOvertime": reads,
  "/OvertimeDecisions/GetLeft": { ...doneBy(writers), filters: ["employeeIds.0"] },
  // The sample covers no one, and ends on a day outside the period.
  "/OvertimeDecisions/Create": { ...doneBy(writers), otherwise: [400] },
  "/OvertimeDecisions/End": { ...doneBy(writers), otherwise: [400] },
  "/CollectiveActs/GetAll": reads,
  "/CollectiveActs/Export": reads,
  "/CollectiveActs/GetById": reads,
  // The sample's code is not a reason.
  "/CollectiveActs/Preview": { ...doneBy(writers), otherwise: [400] },
  "/CollectiveActs/Record": { ...doneBy(writers), otherwise: [400] },
  // The sample's act has written no record.
  "/CollectiveActs/Withdraw": { ...doneBy(writers), otherwise: [409] },
  "/Deputies/GetAll": reads,
  "/Deputies/Export": reads,
  "/Deputies/GetChoices": doneBy(["LegalRepresentative", "Administrator"]),
  // The sample's days are over.
  "/Deputies/Appoint": {
    ...doneBy(["LegalRepresentative", "Administrator"]),
    filters: ["userId", "representsId"],
    otherwise: [400],
  },
  "/Deputies/End": doneBy(["LegalRepresentative", "Administrator"]),
  "/FindingRules/GetAll": reads,
  "/FindingRules/Set": { ...doneBy(["LegalRepresentative", "Administrator"]), otherwise: [400] },
  "/FindingRules/Withdraw": {
    ...doneBy(["LegalRepresentative", "Administrator"]),
    otherwise: [404, 409],
  },
  "/FindingRules/Rehearse": {
    ...doneBy(["LegalRepresentative", "Administrator"]),
    otherwise: [400],
  },
  "/PunchRules/GetAll": reads,
  "/PunchRules/GetDay": reads,
  // The sample's day has passed.
  "/PunchRules/Set": { ...doneBy(["LegalRepresentative", "Administrator"]), otherwise: [400] },
  "/SicknessBenefits/GetOfContract": doneBy([...approvers, "Employee"]),
  // The sample's amount is not an amount.
  "/SicknessBenefits/Set": { ...doneBy(writers), otherwise: [400] },
};
