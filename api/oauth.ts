import { z } from "zod";

/** What a program sends to /oauth/token; the credentials may also come as HTTP Basic. */
export const TokenRequest = z.object({
  grant_type: z.string().max(100),
  client_id: z.string().max(100).optional(),
  client_secret: z.string().max(200).optional(),
  /** Scopes with spaces between; all that the app was given, when left out. */
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
