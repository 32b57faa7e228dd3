import { createHash, type KeyObject } from "node:crypto";
import type { InputOf } from "#api/call.ts";
import type { EntryIn, EntryOut, devices } from "#api/devices.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { metersBetween, type Place, placeOf } from "#domain/devices/place.ts";
import { isWhoDoubtful, questionOf, waitsForAnswer } from "#domain/devices/question.ts";
import { type DeviceName, entryText, parcelText } from "#domain/devices/signed-text.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { clerksOf, type NewNotification } from "#server/kernel/notifications.ts";
import { entryOf, type Entry, write } from "#server/kernel/write.ts";
import { closeGaps } from "./close-gaps.ts";
import { deviceContext, deviceKey, hasSigned } from "./device-context.ts";
import { type LockedDevice, lockDevice } from "./device-row.ts";
import { holderOf } from "./holder-of.ts";
import { keepPunch } from "./keep-punch.ts";
import { recordPunched } from "./record-punched.ts";
import {
  storedEntry,
  type AnsweredEntry,
  lastEntry,
  noteContact,
  storeEntry,
  type StoredEntry,
} from "./entries.queries.ts";

type Parcel = InputOf<typeof devices.send>;

/**
 * Accepts a device's entries in order of their numbers, each once: a known number gets the same answer as before. Then
 * the punches go into the records of their days where nothing prevents it. Throws `not-found` for an unknown device or
 * a signature that is not its own, and `forbidden` once it is no longer approved.
 */
export const sendEntries: Handler<typeof devices.send> = async (ctx, parcel) => {
  const { organizationId, deviceId } = parcel;
  const own = deviceContext(ctx, { organizationId, deviceId });
  const { answers, days, structureId, asksPlace } = await write(own, "device.send", async (tx) => {
    const device = await lockDevice(tx, organizationId, deviceId);
    const key = device?.publicKey ? deviceKey(device.publicKey) : null;
    if (!device || !key || !hasSigned(key, parcelOf(parcel), parcel.signature))
      throw new Fault("not-found");
    if (device.state !== "approved") throw new Fault("forbidden");
    const offsetMs = ctx.now.getTime() - Date.parse(parcel.sentAt);
    const taken = await takeAll(tx, own, { device, key, offsetMs }, parcel.entries);
    // The device's count includes those that have just arrived.
    const unsent = Math.max(0, parcel.unsent - taken.length);
    await noteContact(tx, own, { deviceId, unsent, offsetMs });
    const fresh = taken.flatMap(({ entry }) => (entry ? [entry] : []));
    const closed = fresh.length > 0 ? await closeGaps(tx, own, device) : [];
    return {
      entries: [...fresh, ...closed],
      notifications: asking(own, device, taken),
      result: {
        answers: taken.map(({ answer }) => answer),
        structureId: device.structureId,
        asksPlace: device.place !== "",
        days: new Set(taken.flatMap(({ day }) => (day ? [day] : []))),
      },
    };
  });
  for (const day of days) await recordPunched(own, { structureId, day });
  return { now: ctx.now.toISOString(), entries: answers, asksPlace };
};

/** How far the device was from its structure, if it was asked for its location; a location that was not asked for is not stored. */
function distanceFrom({ place }: LockedDevice, reportedPlace: Place | undefined): number | null {
  const own = placeOf(place);
  return own && reportedPlace ? metersBetween(own, reportedPlace) : null;
}

/** The body's clerks are notified once per parcel that there are questions to answer. */
function asking(
  { organizationId, now, today }: BodyContext,
  { structureId }: LockedDevice,
  taken: readonly TakenEntry[],
): NewNotification[] {
  if (!taken.some(({ entry, answer }) => entry && answer.outcome === "question")) return [];
  const params = { structureId, date: today };
  return [{ to: clerksOf(organizationId), kind: "device-question", params, at: now }];
}

function parcelOf({ sentAt, unsent, entries, ...deviceName }: Parcel): string {
  return parcelText(deviceName, { sentAt, unsent, numbers: entries.map(({ number }) => number) });
}

type Sender = { device: LockedDevice; key: KeyObject; offsetMs: number };
/** `entry` for the ledger if the entry is new; `day` to record if it is a punch of a known person. */
type TakenEntry = { answer: EntryOut; entry?: Entry; day?: string };

async function takeAll(
  tx: Writer,
  ctx: BodyContext,
  sender: Sender,
  entries: readonly EntryIn[],
): Promise<TakenEntry[]> {
  const taken: TakenEntry[] = [];
  for (const entry of entries.toSorted((one, other) => one.number - other.number))
    taken.push(await take(tx, ctx, sender, entry));
  return taken;
}

async function take(
  tx: Writer,
  ctx: BodyContext,
  { device, key, offsetMs }: Sender,
  { signature, place, ...entry }: EntryIn,
): Promise<TakenEntry> {
  const deviceName = { organizationId: ctx.organizationId, deviceId: device.id };
  const text = entryText(deviceName, { ...entry, place });
  const { number, direction } = entry;
  const refused: TakenEntry = {
    answer: { number, outcome: "refused", question: null, name: null },
  };
  if (!hasSigned(key, text, signature)) return refused;
  const digest = createHash("sha256").update(text).digest();
  const known = await storedEntry(tx, deviceName, number);
  // If the device did not receive the answer, the entry may not have been recorded either.
  if (known)
    return known.digest.equals(digest) ? { answer: answerOf(known), ...dayOf(known) } : refused;

  const punchedAt = Date.parse(entry.at) + entry.offsetMs;
  const holder = await holderOf(tx, ctx, entry, {
    structureId: device.structureId,
    day: dayAt(new Date(punchedAt).toISOString()),
  });
  const question = questionOf(
    { number, punchedAt, offsetMs: entry.offsetMs, ...holder },
    { now: ctx.now.getTime(), offsetMs, ...(await lastEntry(tx, deviceName, number)) },
  );
  const stored: StoredEntry = {
    ...entry,
    ...holder,
    punchedAt: new Date(punchedAt),
    distanceMeters: distanceFrom(device, place),
    structureId: device.structureId,
    digest,
    question,
  };
  await storeEntry(tx, ctx, device.id, stored);
  // A number may get a holder later; an unknown badge never does.
  const isKept =
    !waitsForAnswer(question) && (holder.employeeId !== null || entry.how === "number");
  const rawLine = rawLineOf(deviceName, stored);
  if (isKept)
    await keepPunch(tx, deviceName.organizationId, { ...stored, source: "device", rawLine });
  const { cardNumber, employeeId } = holder;
  const after = { cardNumber, employeeId, direction, question, punchedAt: new Date(punchedAt) };
  return {
    answer: answerOf(stored),
    entry: entryOf("device-entry", `${device.id}/${number}`, {
      structureId: device.structureId,
      after,
    }),
    ...dayOf(stored),
  };
}

function dayOf({ question, employeeId, punchedAt }: AnsweredEntry): { day?: string } {
  const isPunchOfSomebody = !waitsForAnswer(question) && employeeId !== null;
  return isPunchOfSomebody ? { day: dayAt(punchedAt.toISOString()) } : {};
}

/** The signed text, without the code of a badge and without a PIN. */
function rawLineOf(
  deviceName: DeviceName,
  { number, at, offsetMs, direction, how, cardNumber }: StoredEntry,
) {
  return entryText(deviceName, { number, at, offsetMs, direction, how, value: cardNumber });
}

function answerOf({
  number,
  question,
  name,
}: Pick<StoredEntry, "number" | "question" | "name">): EntryOut {
  const outcome = waitsForAnswer(question) ? "question" : "recorded";
  return { number, outcome, question, name: isWhoDoubtful(question) ? null : name };
}
