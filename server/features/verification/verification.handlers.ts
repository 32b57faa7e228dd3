import type { verifications } from "#api/verifications.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { printPdf, printXlsx } from "./print-sheet.ts";
import { signMonth } from "./sign-month.ts";
import { signableStructures } from "./signable.ts";
import { withdrawSignature } from "./withdraw-signature.ts";

export const verificationHandlers: Handlers<typeof verifications> = {
  getSignable: signableStructures,
  sign: signMonth,
  withdraw: withdrawSignature,
  printPdf,
  printXlsx,
};
