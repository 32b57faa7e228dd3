import type { Place } from "./place.ts";

/** An arrival or departure as a device records it; times are ISO instants of the device's own clock. */
export type DeviceEntry = {
  /** From 1, without gaps, never assigned twice. */
  number: number;
  at: string;
  /** What must be added to the device's clock to get the server's, in milliseconds, as known at the time. */
  offsetMs: number;
  direction: "in" | "out";
  /** A badge's QR, or a number typed. */
  how: "badge" | "number";
  value: string;
  /** Typed together with a number, by people who have one. */
  pin?: string | undefined;
  /** Where the device was; only where its structure asks for it. */
  place?: Place | undefined;
};

/** Identifies a device: its body and its own id. */
export type DeviceName = { organizationId: string; deviceId: string };

/** The text that a device signs for an entry. Without a PIN and a place it is what devices signed before these existed. */
export function entryText({ organizationId, deviceId }: DeviceName, entry: DeviceEntry): string {
  const { number, at, offsetMs, direction, how, value, pin, place } = entry;
  return textOf("paron-entry-1", [
    organizationId,
    deviceId,
    number,
    at,
    offsetMs,
    direction,
    how,
    value,
    ...(pin === undefined ? [] : [pin]),
    ...(place === undefined ? [] : ["place", place.latitude, place.longitude]),
  ]);
}

/** The text that a device signs for a parcel of entries. */
export function parcelText(
  { organizationId, deviceId }: DeviceName,
  parcel: { sentAt: string; unsent: number; numbers: readonly number[] },
): string {
  const { sentAt, unsent, numbers } = parcel;
  return textOf("paron-parcel-1", [organizationId, deviceId, sentAt, unsent, ...numbers]);
}

/** The text that a device signs to open a session. */
export function challengeText({ organizationId, deviceId }: DeviceName, challenge: string): string {
  return textOf("paron-session-1", [organizationId, deviceId, challenge]);
}

/** JSON, so that no value can be mistaken for two. */
function textOf(kind: string, values: readonly (string | number)[]): string {
  return JSON.stringify([kind, ...values]);
}
