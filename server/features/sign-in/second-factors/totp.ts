import { Secret, TOTP } from "otpauth";

const period = 30;

/** A new secret of 160 bits, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that authenticator apps read from a QR code. */
export function totpUri(secret: string, label: string, issuer: string): string {
  return totpOf(secret, label, issuer).toString();
}

/** The 30-second step, counted from 1970, that a code belongs to: the present one or a neighbour; null for any other. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

function totpOf(secret: string, label = "", issuer = ""): TOTP {
  return new TOTP({ secret, label, issuer, period, digits: 6, algorithm: "SHA1" });
}
