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

/** ES256, EdDSA and RS256; naming them keeps the library from trying what Node still calls experimental. */
const algorithms = [-7, -8, -257];

/** What a browser sends and gets, as WebAuthn writes it in JSON. */
type Json = Record<string, unknown>;

/** A passkey as it is kept. */
export type Passkey = {
  credentialId: string;
  publicKey: Buffer;
  /** Signatures it has counted; 0 where it does not count. */
  signatures: number;
  transports: string[];
};

/** The site that passkeys belong to: the address that people type. */
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

/** The passkey that a browser has made, or null when it did not sign this nonce for this site. */
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
 * Whether a passkey must verify its person by itself (PIN, finger, face): not beside a password, but where it stands
 * alone.
 */
export type Verification = "preferred" | "required";

/** Options for `navigator.credentials.get` with one of the person's passkeys. */
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

/** The count of signatures after this one, or null when the passkey did not sign this nonce for this site. */
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

/** The library throws on anything malformed or untrue, which all means the same to us. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/** Guarantee of both: the library checks every field that it reads and throws where one is missing. */
function asRegistration(answer: Json): RegistrationResponseJSON {
  return answer as unknown as RegistrationResponseJSON;
}

function asAuthentication(answer: Json): AuthenticationResponseJSON {
  return answer as unknown as AuthenticationResponseJSON;
}
