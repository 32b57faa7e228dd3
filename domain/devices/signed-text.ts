import type { Place } from "./place.ts";

/** An arrival or departure as a device records it; times are ISO instants of the device's own clock. */
export type DeviceEntry = {
  /** From 1, without gaps, never given twice. */
  number: number;
  at: string;
  /** What must be added to the device's clock to get the server's, in milliseconds, as known at the time. */
  offsetMs: number;
  direction: "in" | "out";
  /** A badge's QR, or a number typed. */
  how: "badge" | "number";
  value: string;
  /** Typed beside a number, by who has one. */
  pin?: string | undefined;
  /** Where the device was; only where its structure asks. */
  place?: Place | undefined;
};

/** Which device: its body and itself. */
export type DeviceName = { organizationId: string; deviceId: string };

/** What a device signs of an entry. Without a PIN and a place it is what devices signed before there were any. */
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

/** What a device signs of a parcel of entries. */
export function parcelText(
  { organizationId, deviceId }: DeviceName,
  parcel: { sentAt: string; unsent: number; numbers: readonly number[] },
): string {
  const { sentAt, unsent, numbers } = parcel;
  return textOf("paron-parcel-1", [organizationId, deviceId, sentAt, unsent, ...numbers]);
}

/** What a device signs to open a session. */
export function challengeText({ organizationId, deviceId }: DeviceName, challenge: string): string {
  return textOf("paron-session-1", [organizationId, deviceId, challenge]);
}

/** JSON, so that no value can pass for two. */
function textOf(kind: string, values: readonly (string | number)[]): string {
  return JSON.stringify([kind, ...values]);
}
