import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** A software device with one passkey: what a browser would send for it. */
type Authenticator = {
  /** Answers the options for `navigator.credentials.create`. */
  create: (options: Record<string, unknown>) => Record<string, unknown>;
  /** Answers the options for `navigator.credentials.get`; verifies its user if required. */
  get: (options: Record<string, unknown>) => Record<string, unknown>;
  /** Resets the signature counter, as on a copied passkey. */
  rewind: () => void;
};

const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

/** A new passkey on a device at an origin. */
export function authenticatorAt(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const rpIdHash = createHash("sha256").update(new URL(origin).hostname).digest();
  let count = 0;

  const dataOf = (flags: number, more: Buffer) => {
    count += 1;
    const counted = Buffer.alloc(5);
    counted.writeUInt8(flags, 0);
    counted.writeUInt32BE(count, 1);
    return Buffer.concat([rpIdHash, counted, more]);
  };
  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Record<string, string>) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    create({ challenge }) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(dataOf(present | withKey, credential))],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
      });
    },
    get({ challenge, userVerification }) {
      const flags = userVerification === "required" ? present | verified : present;
      const data = dataOf(flags, Buffer.alloc(0));
      const client = clientData("webauthn.get", challenge);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      });
    },
    rewind: () => {
      count = 0;
    },
  };
}
