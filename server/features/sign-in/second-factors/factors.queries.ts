import type { Reader } from "#server/db/handles.ts";
import type { Passkey } from "./passkeys.ts";

/** A confirmed second factor. */
export type Factor =
  | { kind: "totp"; id: string; sealedSecret: Buffer }
  | { kind: "passkey"; id: string; passkey: Passkey };

/** The confirmed second factors of a user, oldest first. */
export async function factorsOf(db: Reader, userId: string): Promise<Factor[]> {
  const rows = await db
    .selectFrom("second_factor")
    .selectAll()
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.flatMap((row): Factor[] => {
    const { id, sealed_secret: sealedSecret, credential_id, public_key, signatures } = row;
    if (sealedSecret) return [{ kind: "totp", id, sealedSecret }];
    if (credential_id === null || public_key === null) return [];
    const passkey = {
      credentialId: credential_id,
      publicKey: public_key,
      signatures: Number(signatures),
      transports: row.transports ?? [],
    };
    return [{ kind: "passkey", id, passkey }];
  });
}

/** The passkeys among second factors. */
export function passkeysAmong(factors: readonly Factor[]): Passkey[] {
  return factors.flatMap((factor) => (factor.kind === "passkey" ? [factor.passkey] : []));
}
