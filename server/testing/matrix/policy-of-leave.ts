import { roles } from "#domain/access.ts";
import { type Line, approvers, byLink, doneBy, ofPerson, reads, writers } from "./line.ts";

/** Leave and its documents: who writes the body's attendance writes them. */
export const policyOfLeave: Readonly<Record<string, Line>> = {
  "/LeaveBalances/GetAll": { ...reads, filters: ["structureId"] },
  "/LeaveBalances/Export": { ...reads, filters: ["structureId"] },
  "/LeaveBalances/GetOfSheet": reads,
  "/LeaveBalances/GetOfContract": reads,
  // The code of the sample is no reason.
  "/LeaveBalances/Correct": { ...doneBy(writers), otherwise: [400] },
  "/LeaveDocuments/GetAll": { ...reads, filters: ["structureId"] },
  "/LeaveDocuments/Export": { ...reads, filters: ["structureId"] },
  "/LeaveDocuments/Receive": { ...doneBy(writers), otherwise: [400] },
  "/LeaveDocuments/Withdraw": doneBy(writers),
  "/LeaveFeeds/GetAll": doneBy(writers),
  "/LeaveFeeds/Make": doneBy(writers),
  "/LeaveFeeds/Revoke": doneBy(writers),
  // The token of the sample is of no address.
  "/LeaveFeeds/Get": { door: "anyone", may: roles, reading: true, otherwise: [404] },
  "/LeaveRequests/GetAll": reads,
  "/LeaveRequests/Export": reads,
  "/LeaveRequests/GetEvidence": doneBy([...approvers, "Employee"]),
  "/LeaveRequests/Accept": doneBy(writers),
  "/LeaveRequests/Reject": doneBy(writers),
  "/LeaveRequests/GetOwn": ofPerson,
  // Whoever comes is no employee of the body.
  "/LeaveRequests/Preview": { ...ofPerson, reading: true, otherwise: [404] },
  "/LeaveRequests/Ask": { ...ofPerson, otherwise: [404] },
  "/LeaveRequests/Attach": { ...ofPerson, otherwise: [404] },
  "/LeaveRequests/Withdraw": { ...ofPerson, otherwise: [404] },
  "/LeaveRequests/GetByLink": byLink,
  "/LeaveRequests/PreviewByLink": byLink,
  "/LeaveRequests/AskByLink": byLink,
  "/LeaveRequests/AttachByLink": byLink,
  "/LeaveRequests/WithdrawByLink": byLink,
  // The code of the sample is no reason.
  "/Leaves/Preview": { ...doneBy(writers), otherwise: [400] },
  "/Leaves/Record": { ...doneBy(writers), otherwise: [400] },
  // Nobody has such a leave.
  "/Leaves/Cancel": { ...doneBy(writers), otherwise: [409] },
  "/Leaves/GetAway": { ...reads, filters: ["structureId", "contractId"] },
  "/OvertimeDecisions/GetAll": reads,
  "/OvertimeDecisions/Export": reads,
  "/OvertimeDecisions/GetById": reads,
  "/OvertimeDecisions/PrintAttestation": reads,
  "/OvertimeDecisions/ExportAttestation": reads,
  "/Attendances/GetOvertime": reads,
  "/OvertimeDecisions/GetLeft": { ...doneBy(writers), filters: ["employeeIds.0"] },
  // The sample covers nobody, and ends on a day of another period.
  "/OvertimeDecisions/Create": { ...doneBy(writers), otherwise: [400] },
  "/OvertimeDecisions/End": { ...doneBy(writers), otherwise: [400] },
  "/CollectiveActs/GetAll": reads,
  "/CollectiveActs/Export": reads,
  "/CollectiveActs/GetById": reads,
  // The code of the sample is no reason.
  "/CollectiveActs/Preview": { ...doneBy(writers), otherwise: [400] },
  "/CollectiveActs/Record": { ...doneBy(writers), otherwise: [400] },
  // The act of the sample has written no record.
  "/CollectiveActs/Withdraw": { ...doneBy(writers), otherwise: [409] },
  "/Deputies/GetAll": reads,
  "/Deputies/Export": reads,
  "/Deputies/GetChoices": doneBy(["LegalRepresentative", "Administrator"]),
  // The days of the sample are over.
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
  // The day of the sample has passed.
  "/PunchRules/Set": { ...doneBy(["LegalRepresentative", "Administrator"]), otherwise: [400] },
  "/SicknessBenefits/GetOfContract": doneBy([...approvers, "Employee"]),
  // The amount of the sample is none.
  "/SicknessBenefits/Set": { ...doneBy(writers), otherwise: [400] },
};
