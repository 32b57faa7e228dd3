import { approvers, byLink, doneBy, type Line, ofPerson, reads, writers } from "./line.ts";

/** Links that replace an account, and the calls made by them and about them. */
export const policyOfLinks: Readonly<Record<string, Line>> = {
  "/DailyReport/Get": byLink,
  "/DailyReport/Save": byLink,
  "/DailyReport/Submit": byLink,
  "/DailyReport/CopyLink": doneBy(writers),
  "/DailyReport/Send": doneBy(writers),
  "/MonthLink/Get": byLink,
  "/MonthLink/Open": byLink,
  "/MonthLink/GetReasons": byLink,
  "/MonthLink/Dispute": byLink,
  "/MonthLink/Attach": byLink,
  "/MonthLink/Confirm": byLink,
  "/OwnMonths/GetAll": ofPerson,
  // The principal is not an employee of the body.
  "/OwnMonths/Dispute": { ...ofPerson, otherwise: [404] },
  "/OwnMonths/Attach": { ...ofPerson, otherwise: [404] },
  "/OwnMonths/Confirm": { ...ofPerson, otherwise: [404] },
  "/MonthRequests/GetAll": { ...reads, filters: ["structureId"] },
  "/MonthRequests/Send": doneBy(writers),
  "/Links/GetOfDay": reads,
  "/Links/Revoke": doneBy(writers),
  "/Disputes/GetOfDay": reads,
  "/Disputes/GetOpen": reads,
  "/Disputes/GetEvidence": doneBy([...approvers, "Employee"]),
  "/Disputes/Accept": doneBy(writers),
  "/Disputes/Reject": doneBy(writers),
};
