import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { confirmationTexts as t } from "#texts/confirmation.ts";
import { ApiError } from "#web/kernel/api-error.ts";

/** WebAuthn data, as the server sends and receives it. */
type Json = Record<string, unknown>;

/** Whether this browser can use passkeys at all. */
export const supportsPasskeys: () => boolean = browserSupportsWebAuthn;

/** Asks for the signature of a passkey. Throws ApiError with our own message. */
export function signWithPasskey(options: Json): Promise<Json> {
  return inOurWords(async () => ({
    ...(await startAuthentication({ optionsJSON: asRequest(options) })),
  }));
}

/** Asks for a new passkey. Throws ApiError with our own message. */
export function createPasskey(options: Json): Promise<Json> {
  return inOurWords(async () => ({
    ...(await startRegistration({ optionsJSON: asCreation(options) })),
  }));
}

async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new ApiError(400, { detail: wordsFor(error) });
  }
}

function wordsFor(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return t.passkeyKnown;
  if (name === "NotAllowedError" || name === "AbortError") return t.passkeyCancelled;
  return name === "SecurityError" ? t.unsupported : t.passkeyFailed;
}

/** Guarantee for both: the server makes the options with the same library. */
function asRequest(options: Json): PublicKeyCredentialRequestOptionsJSON {
  return options as unknown as PublicKeyCredentialRequestOptionsJSON;
}

function asCreation(options: Json): PublicKeyCredentialCreationOptionsJSON {
  return options as unknown as PublicKeyCredentialCreationOptionsJSON;
}
