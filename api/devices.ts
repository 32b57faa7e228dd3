import { z } from "zod";
import { pairingDigits } from "#domain/devices/pairing-code.ts";
import { deviceQuestions } from "#domain/devices/question.ts";
import { defineCalls } from "./call.ts";
import {
  DayField,
  Id,
  InBody,
  Instant,
  ListQuery,
  line,
  requiredLine,
  Count,
  Changed,
  EditedInBody,
} from "./fields.ts";
import { defineList } from "./list.ts";
import { SignedIn } from "./sign-in.ts";

/** Invited by a code, asked with a key, and what was decided. */
export const deviceStates = ["invited", "asked", "approved", "refused", "revoked"] as const;

const DeviceItem = z.object({
  id: Id,
  title: z.string(),
  structureId: Id,
  structureTitle: z.string(),
  /** What people use to record, or a card reader that pushes its log. */
  kind: z.enum(["capture", "reader"]),
  /** Of a reader. */
  serial: z.string().nullable(),
  state: z.enum(deviceStates),
  /** Of its key, as its own screen shows it; null before there is one. */
  fingerprint: z.string().nullable(),
  seenAt: Instant.nullable(),
  /** Entries that wait on the device, as it told last. */
  unsent: z.number().int().nullable(),
  /** What its clock lacks, in milliseconds. */
  offsetMs: z.number().int().nullable(),
  /** Entries received, and how many of them wait for a person. */
  entries: z.number().int(),
  questions: z.number().int(),
  version: z.number().int(),
});

export const deviceList = defineList({
  name: "devices",
  path: "/Devices",
  access: { who: "body" },
  within: InBody.shape,
  filters: { search: ListQuery.shape.search, state: z.enum(deviceStates).optional() },
  sorts: ["title", "structure", "seen"],
  usualSort: "title",
  item: DeviceItem,
  lead: "title",
  columns: {
    title: { width: 32 },
    kind: { width: 20, hidden: "always" },
    serial: { width: 20, hidden: "always" },
    structure: { of: "structureTitle", width: 40 },
    state: { width: 18 },
    seen: { of: "seenAt", kind: "instant", width: 18 },
    entries: { kind: "number", width: 12, hidden: "up to tablets" },
    questions: { kind: "number", width: 16, hidden: "always" },
    unsent: { kind: "number", width: 14, hidden: "up to tablets" },
    offset: { of: "offsetMs", kind: "number", hidden: true },
    fingerprint: { width: 24, hidden: "always" },
  },
});

/** A code is told once; only its digest is kept. */
const WithCode = Changed.extend({ code: z.string(), expiresAt: Instant });
const write = { who: "body", act: "device.write" } as const;

/** Who calls, where no session does: the signature tells whether it is so. */
const Named = z.object({ organizationId: Id.toLowerCase(), deviceId: Id.toLowerCase() });
const Signature = z.string().max(100);

/** A clock that has begun anew at 1970 is far behind, and still a clock. */
const furthestOffsetMs = 4_000_000_000_000;

export const EntryIn = z.object({
  number: z.number().int().min(1).max(2_000_000_000),
  at: Instant,
  offsetMs: z.number().int().min(-furthestOffsetMs).max(furthestOffsetMs),
  direction: z.enum(["in", "out"]),
  how: z.enum(["badge", "number"]),
  value: requiredLine(80),
  pin: z
    .string()
    .regex(/^\d{1,8}$/)
    .optional(),
  place: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  signature: Signature,
});

const EntryOut = z.object({
  number: z.number().int(),
  /** Kept as a punch; waiting for a person; or not the device's own, and not kept. */
  outcome: z.enum(["recorded", "question", "refused"]),
  question: z.enum(deviceQuestions).nullable(),
  /** Whom the badge greets; null when nobody or not sure. */
  name: z.string().nullable(),
});

export const devices = defineCalls("Devices", {
  ...deviceList.calls,
  create: {
    access: write,
    input: InBody.extend({ structureId: Id, title: requiredLine(80) }),
    output: WithCode,
  },
  /** Another code, for a device that was invited and did not come. */
  renewCode: {
    access: write,
    input: EditedInBody,
    output: WithCode,
  },
  rename: {
    method: "PUT",
    access: write,
    input: EditedInBody.extend({ title: requiredLine(80) }),
    output: Changed,
  },
  approve: {
    access: write,
    input: EditedInBody,
    output: Changed,
  },
  refuse: {
    access: write,
    input: EditedInBody,
    output: Changed,
  },
  revoke: {
    access: write,
    input: EditedInBody,
    output: Changed,
  },
  /** What devices recorded and people must look at, oldest first. */
  getQuestions: {
    access: { who: "body" },
    input: InBody.extend({ structureId: Id.optional(), date: DayField.optional() }),
    output: z.object({
      items: z.array(
        z.object({
          deviceId: Id,
          deviceTitle: z.string(),
          structureTitle: z.string(),
          number: z.number().int(),
          punchedAt: Instant,
          /** The device's own clock. */
          at: Instant,
          direction: z.enum(["in", "out", "unknown"]),
          cardNumber: z.string(),
          name: z.string().nullable(),
          question: z.enum(deviceQuestions),
        }),
      ),
    }),
  },
  answerQuestion: {
    access: { who: "body", act: "attendance.record" },
    input: InBody.extend({
      deviceId: Id,
      number: z.number().int().min(1).max(2_000_000_000),
      accepted: z.boolean(),
      reason: line(300).default(""),
    }),
    output: z.object({ number: z.number().int() }),
  },
  /** By a code and a fresh key: the device now asks to be approved. */
  pair: {
    access: { who: "anyone" },
    input: z.object({
      code: z
        .string()
        .max(60)
        .refine((typed) => pairingDigits(typed) !== null, { error: "pairing-code" }),
      /** SubjectPublicKeyInfo of a P-256 key, base64. */
      publicKey: z.base64().max(200),
    }),
    output: Named,
  },
  /** A text for the device to sign, and the server's clock. */
  getChallenge: {
    access: { who: "anyone" },
    input: Named,
    output: z.object({ challenge: z.string(), now: Instant }),
  },
  /** How the device stands and, when it is approved, a session of its own. */
  open: {
    access: { who: "anyone" },
    input: Named.extend({ challenge: z.string().max(100), signature: Signature }),
    output: z.object({
      state: z.enum(deviceStates),
      title: z.string(),
      structureTitle: z.string(),
      organizationTitle: z.string(),
      session: SignedIn.nullable(),
    }),
  },
  /** Entries in order, or none to say that the device lives. */
  send: {
    access: { who: "anyone" },
    input: Named.extend({
      sentAt: Instant,
      unsent: Count,
      signature: Signature,
      entries: z.array(EntryIn).max(100).default([]),
    }),
    output: z.object({
      now: Instant,
      entries: z.array(EntryOut),
      /** Whether the device is to say where it is with each entry. */
      asksPlace: z.boolean(),
    }),
  },
});

export type DeviceItem = z.output<typeof DeviceItem>;
export type EntryIn = z.output<typeof EntryIn>;
export type EntryOut = z.output<typeof EntryOut>;
