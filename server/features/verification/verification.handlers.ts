import type { verifications } from "#api/verifications.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { printPdf, printXlsx } from "./print-sheet.ts";
import { signMonth } from "./sign-month.ts";
import { signableStructures } from "./signable.ts";
import { withdrawSignature } from "./withdraw-signature.ts";

type Calls = Omit<typeof verifications, "startVolume" | "stopVolume" | "getVolume" | "takeVolume">;

export const verificationHandlers: Handlers<Calls> = {
  getSignable: signableStructures,
  sign: signMonth,
  withdraw: withdrawSignature,
  printPdf,
  printXlsx,
};
