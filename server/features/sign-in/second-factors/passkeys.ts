import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { common } from "#texts/common.ts";
import type { Config } from "#server/config.ts";

/** ES256, EdDSA and RS256; listed so that the library does not try algorithms that Node still marks as experimental. */
const algorithms = [-7, -8, -257];

/** What a browser sends and receives, in the JSON form of WebAuthn. */
type Json = Record<string, unknown>;

/** A passkey as stored. */
export type Passkey = {
  credentialId: string;
  publicKey: Buffer;
  /** Its signature counter; 0 if it does not count. */
  signatures: number;
  transports: string[];
};

/** The site that passkeys belong to: the address that users type. */
function siteOf({ publicUrl }: Config): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Options for `navigator.credentials.create`; their `challenge` is what the new passkey must sign. */
export async function optionsToAdd(
  config: Config,
  user: { id: string; userName: string; nickName: string },
  known: readonly Passkey[],
): Promise<Json & { challenge: string }> {
  const options = await generateRegistrationOptions({
    rpName: common.productName,
    rpID: siteOf(config).id,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.userName,
    userDisplayName: user.nickName,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(nameOf),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
  return { ...options };
}

/** The passkey that a browser has created, or null if it did not sign this nonce for this site. */
export async function verifyNewPasskey(
  config: Config,
  nonce: string,
  answer: Json,
): Promise<Passkey | null> {
  const { id, origin } = siteOf(config);
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: asRegistration(answer),
      expectedChallenge: nonce,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: false,
    }),
  );
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signatures: credential.counter,
    transports: credential.transports ?? [],
  };
}

/**
 * Whether a passkey must verify its user itself (PIN, fingerprint, face): not next to a password, but when used alone.
 */
export type Verification = "preferred" | "required";

/** Options for `navigator.credentials.get` with one of the user's passkeys. */
export async function optionsToSign(
  config: Config,
  known: readonly Passkey[],
  userVerification: Verification,
): Promise<Json & { challenge: string }> {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(config).id,
    allowCredentials: known.map(nameOf),
    userVerification,
  });
  return { ...options };
}

/** The signature counter after this signature, or null if the passkey did not sign this nonce for this site. */
export async function verifySignature(
  config: Config,
  { nonce, verification }: { nonce: string; verification: Verification },
  passkey: Passkey,
  answer: Json,
): Promise<number | null> {
  const { id, origin } = siteOf(config);
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: asAuthentication(answer),
      expectedChallenge: nonce,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.signatures,
      },
      requireUserVerification: verification === "required",
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

function nameOf({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports };
}

/** The library throws on anything malformed or false; both mean the same here. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/** Guarantee of both: the library checks every field that it reads and throws if one is missing. */
function asRegistration(answer: Json): RegistrationResponseJSON {
  return answer as unknown as RegistrationResponseJSON;
}

function asAuthentication(answer: Json): AuthenticationResponseJSON {
  return answer as unknown as AuthenticationResponseJSON;
}
