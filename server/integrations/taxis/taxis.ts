import { z } from "zod";
import type { Send } from "./send.ts";
import type { TaxisSettings } from "./settings.ts";
import { TaxisFailure } from "./taxis-failure.ts";
import { afmOfUserinfo } from "./userinfo.ts";

/** The sign-in of the tax authority (OAuth 2.0, code grant), or its stand-in. */
export type Taxis = {
  /** Where the browser goes to sign in. */
  authorizeUrl: (request: { state: string; codeChallenge: string }) => string;
  /** The tax number of the person that the code belongs to; a code works only once. Throws a `TaxisFailure`. */
  afmOf: (given: { code: string; codeVerifier: string }) => Promise<string>;
  /** Where the browser goes to end the session there. */
  logoutUrl: string;
};

const Token = z.object({ access_token: z.string().min(1).max(4000) });

/** The adapter for a server with the paths of oauth2.gsis.gr. Only the person's tax number is kept or passed on. */
export function taxisOf(settings: TaxisSettings, send: Send): Taxis {
  const { baseUrl, clientId, clientSecret, redirectUri, timeoutMilliseconds } = settings;
  const back = new URL("/login", new URL(redirectUri, "http://localhost")).href;
  return {
    authorizeUrl({ state, codeChallenge }) {
      const query = new URLSearchParams({
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: "read",
        state,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
      });
      return `${baseUrl}/oauth/authorize?${query.toString()}`;
    },
    async afmOf({ code, codeVerifier }) {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const form = new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
        code_verifier: codeVerifier,
      });
      const token = await send({
        method: "POST",
        url: `${baseUrl}/oauth/token`,
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          accept: "application/json",
        },
        body: form.toString(),
        signal,
      });
      const userinfo = await send({
        method: "GET",
        url: `${baseUrl}/userinfo?format=xml`,
        headers: { authorization: `Bearer ${accessTokenOf(token)}`, accept: "text/xml" },
        signal,
      });
      return afmOfUserinfo(userinfo);
    },
    // The path really contains `/?url=`.
    logoutUrl: `${baseUrl}/logout/${encodeURIComponent(clientId)}/?url=${encodeURIComponent(back)}`,
  };
}

function accessTokenOf(body: Buffer): string {
  try {
    return Token.parse(JSON.parse(body.toString("utf8"))).access_token;
  } catch {
    throw new TaxisFailure("unreadable");
  }
}
