import { z } from "zod";

/** What a program sends to /oauth/token; the credentials may also come as HTTP Basic. */
export const TokenRequest = z.object({
  grant_type: z.string().max(100),
  client_id: z.string().max(100).optional(),
  client_secret: z.string().max(200).optional(),
  /** Space-separated scopes; defaults to all that the app was granted. */
  scope: z.string().max(10_000).optional(),
});

/** A token of an app; `expires_in` counts seconds. */
export const TokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  expires_in: z.number().int(),
  scope: z.string(),
});

/** A refusal in the form of RFC 6749, section 5.2. */
export const TokenRefusal = z.object({
  error: z.enum(["invalid_request", "invalid_client", "invalid_scope", "unsupported_grant_type"]),
  error_description: z.string(),
});
