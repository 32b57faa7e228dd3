import { unlockReasonCatalogue } from "#api/unlock-reasons.ts";
import { catalogue } from "#server/catalogues/catalogue.ts";
import { reasonRefusals } from "#texts/absence-reasons.ts";
import { unlockReasonListTexts } from "#texts/unlock-reasons.ts";

export const unlockReasonHandlers = catalogue(unlockReasonCatalogue, {
  table: "unlock_reason",
  subject: "unlock-reason",
  texts: unlockReasonListTexts,
  codeTaken: reasonRefusals["code-taken"],
});
