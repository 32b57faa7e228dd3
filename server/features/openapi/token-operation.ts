import { TokenAnswer, TokenRefusal, TokenRequest } from "#api/oauth.ts";
import { schemaOf } from "#api/schema-of.ts";
import { documentTexts } from "#texts/calls.ts";

/** How a program gets its token: the one path that no table of calls holds, since OAuth says how it looks. */
export function tokenPath(): object {
  const request = schemaOf(TokenRequest, "input");
  const refused = {
    description: documentTexts.tokenRefused,
    content: { "application/json": { schema: schemaOf(TokenRefusal, "output") } },
  };
  return {
    servers: [{ url: "/" }],
    post: {
      operationId: "oauth.token",
      tags: ["apiApps"],
      summary: documentTexts.token,
      description: documentTexts.tokenDescription,
      security: [],
      requestBody: {
        required: true,
        content: {
          "application/x-www-form-urlencoded": { schema: request },
          "application/json": { schema: request },
        },
      },
      responses: {
        200: {
          description: "OK",
          content: { "application/json": { schema: schemaOf(TokenAnswer, "output") } },
        },
        400: refused,
        401: refused,
        429: { $ref: "#/components/responses/429" },
      },
    },
  };
}
