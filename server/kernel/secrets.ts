import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** The uses of the server's key; each has a derived key of its own, so that none can replace another. */
type Purpose =
  | "known-device"
  | "rate"
  | "totp"
  | "taxis"
  | "mail"
  | "link"
  | "pairing"
  | "device"
  | "reader"
  | "badge"
  | "ergani";

/** What only this installation can create or read. All servers of one installation share the key. */
export type Secrets = {
  /** HMAC-SHA-256 of a text, 32 bytes. */
  markOf: (purpose: Purpose, text: string) => Buffer;
  /** AES-256-GCM with a new nonce. */
  seal: (purpose: Purpose, text: string) => Buffer;
  /** Decrypts a sealed text. Throws if it was sealed with another key or has been changed. */
  open: (purpose: Purpose, sealed: Buffer) => string;
  /** 32 bytes from which the signing key of seals is derived, different for each generation. */
  sealSeed: (generation: number) => Buffer;
};

const nonceLength = 12;
const tagLength = 16;

/** The secrets of an installation with a 32-byte key. */
export function secretsOf(key: Buffer): Secrets {
  const keys = new Map<Purpose, Buffer>();
  const keyFor = (purpose: Purpose): Buffer => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync("sha256", key, "", purpose, 32));
    keys.set(purpose, known);
    return known;
  };
  return {
    markOf: (purpose, text) => createHmac("sha256", keyFor(purpose)).update(text).digest(),
    seal(purpose, text) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv("aes-256-gcm", keyFor(purpose), nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(purpose, sealed) {
      const nonce = sealed.subarray(0, nonceLength);
      const decipher = createDecipheriv("aes-256-gcm", keyFor(purpose), nonce);
      decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
      const body = sealed.subarray(nonceLength + tagLength);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    },
    sealSeed: (generation) => Buffer.from(hkdfSync("sha256", key, "", `seal ${generation}`, 32)),
  };
}
