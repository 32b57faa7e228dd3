import { roles } from "#domain/access.ts";
import { type Line, approvers, doneBy, reads, writers } from "./line.ts";

/** Calls of a device itself: its signature lets it in, whoever else is signed in, and the matrix cannot sign. */
const bySignature: Line = { door: "anyone", may: roles, reading: true, otherwise: [404] };

const erganiReads: Line = { door: "body", may: approvers, reading: false };
const erganiActs: Line = doneBy(["Administrator", "LegalRepresentative"]);

/** Devices and badges: those who write the body's data write them; who reads it reads them. */
export const policyOfDevices: Readonly<Record<string, Line>> = {
  "/Badges/GetOfEmployee": reads,
  "/Badges/GetOfStructure": { ...reads, filters: ["structureId"] },
  "/Badges/Issue": doneBy(writers),
  // Once everyone has a badge, and the one badge is revoked, there is nothing left to do.
  "/Badges/IssueForStructure": { ...doneBy(writers), otherwise: [409] },
  "/Badges/Revoke": { ...doneBy(writers), otherwise: [409] },
  "/Badges/SetPin": doneBy(writers),
  "/Badges/RemovePin": { ...doneBy(writers), otherwise: [409] },
  "/Devices/GetAll": reads,
  "/Devices/GetQuestions": { ...reads, filters: ["structureId"] },
  "/Devices/AnswerQuestion": doneBy(writers),
  "/Devices/Create": doneBy(writers),
  "/Devices/RenewCode": doneBy(writers),
  "/Devices/Rename": doneBy(writers),
  "/Devices/Approve": doneBy(writers),
  "/Devices/Refuse": doneBy(writers),
  "/Devices/Revoke": doneBy(writers),
  "/Devices/Pair": { door: "anyone", may: roles, reading: true, otherwise: [400, 429] },
  "/Devices/GetChallenge": { door: "anyone", may: roles, reading: true },
  "/Devices/Open": bySignature,
  "/Devices/Send": bySignature,
  "/Ergani/GetSettings": erganiReads,
  "/Ergani/GetAll": erganiReads,
  "/Ergani/GetById": erganiReads,
  "/Ergani/Export": erganiReads,
  // The version of the sample is none of an account; the body has none, and signs in nowhere.
  "/Ergani/SaveAccount": { ...erganiActs, otherwise: [409] },
  "/Ergani/Test": { ...erganiActs, otherwise: [409] },
  "/Ergani/Turn": { ...erganiActs, otherwise: [409] },
  // The sample gives the same moment twice.
  "/Ergani/DeclareOutage": { ...erganiActs, otherwise: [400] },
  "/Ergani/Retry": erganiActs,
  // The matrix declares the same serial number again and again.
  "/Readers/Create": { ...doneBy(writers), otherwise: [400] },
  "/Readers/GetById": reads,
  "/Readers/RenewAddress": doneBy(writers),
  "/Readers/Instruct": doneBy(writers),
};
