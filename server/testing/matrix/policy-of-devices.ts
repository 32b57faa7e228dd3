import { roles } from "#domain/access.ts";
import { type Line, approvers, doneBy, reads, writers } from "./line.ts";

/** Calls of a device itself: authorized by its signature, whoever else is signed in, and the matrix cannot sign. */
const bySignature: Line = { door: "anyone", may: roles, reading: true, otherwise: [404] };

const erganiReads: Line = { door: "body", may: approvers, reading: false };
const erganiActs: Line = doneBy(["Administrator", "LegalRepresentative"]);

/** Devices and badges: writers of the body's data write them; its readers read them. */
export const policyOfDevices: Readonly<Record<string, Line>> = {
  "/Badges/GetOfEmployee": reads,
  "/Badges/GetOfStructure": { ...reads, filters: ["structureId"] },
  "/Badges/Issue": doneBy(writers),
  // Once everyone has a badge, or the one badge is revoked, there is nothing left to do.
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
  // The sample's version matches no account; the body has none, so it cannot sign in anywhere.
  "/Ergani/SaveAccount": { ...erganiActs, otherwise: [409] },
  "/Ergani/Test": { ...erganiActs, otherwise: [409] },
  "/Ergani/Turn": { ...erganiActs, otherwise: [409] },
  // The sample has the same instant twice.
  "/Ergani/DeclareOutage": { ...erganiActs, otherwise: [400] },
  "/Ergani/Retry": erganiActs,
  // The matrix declares the same serial number repeatedly.
  "/Readers/Create": { ...doneBy(writers), otherwise: [400] },
  "/Readers/GetById": reads,
  "/Readers/RenewAddress": doneBy(writers),
  "/Readers/Instruct": doneBy(writers),
};
