import { z } from "zod";
import { payloadOf } from "#web/kernel/payload.ts";

/** A page of text as its payload holds it. */
export const LegalPayload = z.object({
  title: z.string(),
  lead: z.string(),
  sections: z.array(
    z.object({
      title: z.string(),
      paragraphs: z.array(z.string()),
      list: z.array(z.string()).optional(),
      contact: z.boolean().optional(),
    }),
  ),
});

export type LegalPayload = z.output<typeof LegalPayload>;

/** The payload of a page of text. Throws ApiError, or the router's not-found. */
export async function legalPayload(path: string): Promise<LegalPayload> {
  return LegalPayload.parse(await payloadOf(path));
}
