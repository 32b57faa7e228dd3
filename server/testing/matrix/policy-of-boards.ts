import { agency, doneBy, type Line, ofAdministrator, ofAgency, ofPeople, reads } from "./line.ts";

/** The dashboards and the lists behind their figures. */
export const policyOfBoards: Readonly<Record<string, Line>> = {
  "/Dashboard/GetOverview": reads,
  "/Dashboard/GetSetup": reads,
  "/Dashboard/GetWaiting": reads,
  "/Dashboard/GetWaitingOfBodies": ofPeople,
  "/Dashboard/GetAgency": ofAgency,
  "/Dashboard/GetSystem": ofAdministrator,
  "/BodyMonths/GetAll": ofAgency,
  "/BodyMonths/GetAmounts": doneBy(agency),
  "/Samples/GetOfBodies": ofAgency,
  "/ConcurrentEmployment/GetAll": ofAgency,
  "/Sheets/GetAll": { ...reads, filters: ["structureId"] },
};
