import { roles } from "#domain/access.ts";
import { type Line, doneBy, reads, writers } from "./line.ts";

/** Calls of a device itself: its signature lets it in, whoever else is signed in, and the matrix cannot sign. */
const bySignature: Line = { door: "anyone", may: roles, reading: true, otherwise: [404] };

/** Devices: those who write the body's data write them; who reads it reads them. */
export const policyOfDevices: Readonly<Record<string, Line>> = {
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
};
