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

/** Invited with a code, approval asked with a key, and the decision. */
export const deviceStates = ["invited", "asked", "approved", "refused", "revoked"] as const;

export const DeviceItem = z.object({
  id: Id,
  title: z.string(),
  structureId: Id,
  structureTitle: z.string(),
  /** A device people record with, or a card reader that pushes its log. */
  kind: z.enum(["capture", "reader"]),
  /** Of a reader only. */
  serial: z.string().nullable(),
  state: z.enum(deviceStates),
  /** Of its key, as the device's own screen shows it; null before there is one. */
  fingerprint: z.string().nullable(),
  seenAt: Instant.nullable(),
  /** Entries that wait on the device, as it last reported. */
  unsent: z.number().int().nullable(),
  /** How far its clock is behind, in milliseconds. */
  offsetMs: z.number().int().nullable(),
  /** Entries received, and how many of them wait for a person to decide. */
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

/** A code is shown once; only its digest is stored. */
const WithCode = Changed.extend({ code: z.string(), expiresAt: Instant });
const write = { who: "body", act: "device.write" } as const;

/** The claimed caller, where there is no session: the signature proves the claim. */
const Named = z.object({ organizationId: Id.toLowerCase(), deviceId: Id.toLowerCase() });
const Signature = z.string().max(100);

/** A clock that was reset to 1970 is far behind, but still a clock. */
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
  /** Stored as a punch; waiting for a person; or not the device's own, and not stored. */
  outcome: z.enum(["recorded", "question", "refused"]),
  question: z.enum(deviceQuestions).nullable(),
  /** The person the badge greets; null if no one or uncertain. */
  name: z.string().nullable(),
});

export const devices = defineCalls("Devices", {
  ...deviceList.calls,
  create: {
    access: write,
    input: InBody.extend({ structureId: Id, title: requiredLine(80) }),
    output: WithCode,
  },
  /** A new code for a device that was invited but has not paired. */
  renewCode: { access: write, input: EditedInBody, output: WithCode },
  rename: {
    method: "PUT",
    access: write,
    input: EditedInBody.extend({ title: requiredLine(80) }),
    output: Changed,
  },
  approve: { access: write, input: EditedInBody, output: Changed },
  refuse: { access: write, input: EditedInBody, output: Changed },
  revoke: { access: write, input: EditedInBody, output: Changed },
  /** Entries of devices that a person must look at, oldest first. */
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
          /** By the device's own clock. */
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
  /** Pairs with a code and a new key: the device now waits for approval. */
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
  /** A challenge for the device to sign, and the server's time. */
  getChallenge: {
    access: { who: "anyone" },
    input: Named,
    output: z.object({ challenge: z.string(), now: Instant }),
  },
  /** The device's state and, if it is approved, a session of its own. */
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
  /** Sends entries in order, or none as a heartbeat. */
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
      /** Whether the device must send its location with each entry. */
      asksPlace: z.boolean(),
    }),
  },
});

export type DeviceItem = z.output<typeof DeviceItem>;
export type EntryIn = z.output<typeof EntryIn>;
export type EntryOut = z.output<typeof EntryOut>;
