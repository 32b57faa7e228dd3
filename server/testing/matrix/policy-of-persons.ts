import { doneBy, type Line, reads, writers } from "./line.ts";

const heads = doneBy(["Administrator", "LegalRepresentative"]);

/** Employees, and all the data of one of them: those only for who answers for the body. */
export const policyOfPersons: Readonly<Record<string, Line>> = {
  "/Employees/GetAll": reads,
  "/Employees/GetById": reads,
  "/Employees/Export": reads,
  "/Employees/Create": doneBy(writers),
  "/Employees/Update": doneBy(writers),
  "/PersonalData/GetStanding": heads,
  "/PersonalData/GetErasures": heads,
  "/PersonalData/Copy": heads,
  // The contract of the body runs.
  "/PersonalData/Erase": { ...heads, otherwise: [409] },
  "/PersonalData/Hold": heads,
  // The hold of the body has ended once.
  "/PersonalData/EndHold": { ...heads, otherwise: [409] },
};
