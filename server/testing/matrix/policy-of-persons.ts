import { doneBy, type Line, reads, writers } from "./line.ts";

const heads = doneBy(["Administrator", "LegalRepresentative"]);

/** Employees, and all the data of one of them: the latter only for those responsible for the body. */
export const policyOfPersons: Readonly<Record<string, Line>> = {
  "/Employees/GetAll": reads,
  "/Employees/GetById": reads,
  "/Employees/Export": reads,
  "/Employees/Create": doneBy(writers),
  "/Employees/Update": doneBy(writers),
  "/PersonalData/GetStanding": heads,
  "/PersonalData/GetErasures": heads,
  "/PersonalData/Copy": heads,
  // The body's contract is active.
  "/PersonalData/Erase": { ...heads, otherwise: [409] },
  "/PersonalData/Hold": heads,
  // The body's hold has already ended.
  "/PersonalData/EndHold": { ...heads, otherwise: [409] },
};
