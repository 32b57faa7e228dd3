import type { z } from "zod";
import { HttpAddress } from "#server/setting-shapes.ts";

/** Addresses of ERGANI II; a body chooses between the two. */
export const erganiEnvironment = {
  ERGANI_PRODUCTION_URL: HttpAddress.default("https://eservices.yeka.gr/WebservicesAPI/api/"),
  ERGANI_TRIAL_URL: HttpAddress.default("https://trialv2eservices.yeka.gr/WebservicesAPI/Api/"),
} as const;

/** The addresses by environment; each ends in a slash. */
type ErganiPlaces = { production: string; trial: string };

/** The configured addresses. */
export function erganiPlacesOf(
  given: z.output<z.ZodObject<typeof erganiEnvironment>>,
): ErganiPlaces {
  return {
    production: slashed(given.ERGANI_PRODUCTION_URL),
    trial: slashed(given.ERGANI_TRIAL_URL),
  };
}

function slashed(url: string): string {
  return url.endsWith("/") ? url : `${url}/`;
}
