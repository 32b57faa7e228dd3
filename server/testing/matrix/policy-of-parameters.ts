import { type Line, ofAdministrator } from "./line.ts";

/** Parameters, rules of sign-in and catalogues of reasons: the Administrator's. */
export const policyOfParameters: Readonly<Record<string, Line>> = {
  "/FindingRules/SetForAll": { ...ofAdministrator, otherwise: [400] },
  "/Parameters/GetAll": ofAdministrator,
  "/Parameters/GetHistory": ofAdministrator,
  "/Parameters/Set": { ...ofAdministrator, otherwise: [400] },
  "/SecurityRules/GetAll": ofAdministrator,
  "/SecurityRules/Update": { ...ofAdministrator, otherwise: [400, 409] },
  "/AbsenceReasons/GetAll": ofAdministrator,
  "/AbsenceReasons/Export": ofAdministrator,
  "/AbsenceReasons/GetById": { ...ofAdministrator, otherwise: [404] },
  "/AbsenceReasons/Create": { ...ofAdministrator, otherwise: [400] },
  "/AbsenceReasons/Update": { ...ofAdministrator, otherwise: [400, 404] },
  "/AbsenceReasons/Retire": { ...ofAdministrator, otherwise: [400, 404] },
  "/DocumentKinds/GetAll": ofAdministrator,
  "/DocumentKinds/Export": ofAdministrator,
  "/DocumentKinds/GetById": { ...ofAdministrator, otherwise: [404] },
  "/DocumentKinds/Create": { ...ofAdministrator, otherwise: [400] },
  "/DocumentKinds/Update": { ...ofAdministrator, otherwise: [404] },
  "/DocumentKinds/Retire": { ...ofAdministrator, otherwise: [404] },
  "/UnlockReasons/GetAll": ofAdministrator,
  "/UnlockReasons/Export": ofAdministrator,
  "/UnlockReasons/GetById": { ...ofAdministrator, otherwise: [404] },
  "/UnlockReasons/Create": { ...ofAdministrator, otherwise: [400] },
  "/UnlockReasons/Update": { ...ofAdministrator, otherwise: [404] },
  "/UnlockReasons/Retire": { ...ofAdministrator, otherwise: [404] },
};
