import { createPublicKey, type KeyObject, verify } from "node:crypto";
import type { DeviceName } from "#domain/devices/signed-text.ts";
import type { BodyContext, Context } from "#server/kernel/context.ts";
import { withoutSession } from "#server/kernel/without-session.ts";

/** The context in which a device acts by its signature, without a session; it is its own actor. */
export function deviceContext(ctx: Context, { organizationId, deviceId }: DeviceName): BodyContext {
  const actor = { userId: deviceId, role: "MobileUser", nickName: "" } as const;
  return withoutSession(ctx, organizationId, { actor, source: "device" });
}

/** A P-256 key from its SubjectPublicKeyInfo; null for anything else. */
export function deviceKey(spki: Buffer): KeyObject | null {
  try {
    const key = createPublicKey({ key: spki, format: "der", type: "spki" });
    return key.asymmetricKeyDetails?.namedCurve === "prime256v1" ? key : null;
  } catch {
    return null;
  }
}

/** Whether the key signed the text: ECDSA over SHA-256, as WebCrypto writes it, in base64. */
export function hasSigned(key: KeyObject, text: string, signature: string): boolean {
  const given = Buffer.from(signature, "base64");
  return verify("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" }, given);
}
