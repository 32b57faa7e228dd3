import { z } from "zod";
import type { ErganiUserType } from "#domain/ergani/states.ts";
import type { workCardOf } from "#domain/ergani/work-card.ts";
import type { Clock } from "#server/kernel/clock.ts";

/** The address and account that a body submits with; `base` ends in a slash. */
type ErganiAccount = {
  base: string;
  userName: string;
  password: string;
  userType: ErganiUserType;
};

/** The outcome of a card. `message` is ERGANI's, in Greek. */
export type Submitted =
  | { outcome: "accepted"; id: string; protocol: string; submittedAt: string }
  | { outcome: "refused"; message: string }
  | { outcome: "wrong-credentials"; message: string }
  /** The outcome is unknown: the card may have been accepted. */
  | { outcome: "unavailable" };

type SignedIn = { outcome: "accepted" } | Exclude<Submitted, { outcome: "accepted" | "refused" }>;

/** The token that cards are submitted with; valid until `endsAt`, in milliseconds since 1970. */
export type Token = { access: string; refresh: string; endsAt: number };

/** Where the token of a body is stored between connections. */
type TokenPlace = { found: Token | null; keep: (token: Token | null) => Promise<void> };

/** The connection of one body to ERGANI II. */
export type Ergani = {
  /** Signs in again, even if there is a token. */
  signIn: () => Promise<SignedIn>;
  submit: (card: ReturnType<typeof workCardOf>) => Promise<Submitted>;
};

const timeoutMs = 20_000;
const mostCharacters = 64 * 1024;
const mostOfMessage = 500;
/** A token is no longer used this long before it expires. */
const marginMs = 60_000;

const Tokens = z.object({
  accessToken: z.string().min(1),
  /** Seconds. */
  accessTokenExpired: z.coerce.number(),
  refreshToken: z.string().min(1),
});
const Accepted = z
  .array(z.object({ id: z.coerce.string(), protocol: z.string().min(1), submitDate: z.string() }))
  .min(1);
const Refused = z.object({ message: z.string() });

type NoToken = Exclude<SignedIn, { outcome: "accepted" }>;
type Answer = { status: number; isExpired: boolean; body: unknown };

/**
 * Submits work cards with one token, kept until it expires: ERGANI delays callers that sign in for each card. A rejected
 * token is renewed once, by its refresh token or else by signing in.
 */
export function erganiOf(account: ErganiAccount, clock: Clock, tokens: TokenPlace): Ergani {
  let storedToken = tokens.found;
  const now = () => clock().getTime();
  const post = (path: string, body: unknown, token?: string) =>
    postJson(new URL(path, account.base), body, token);

  const signedIn = async (): Promise<Token | NoToken> => {
    const { userName: Username, password: Password, userType: Usertype } = account;
    return tokenOf(await post("Authentication", { Username, Password, Usertype }), now());
  };
  const renewed = async ({ access, refresh }: Token): Promise<Token | NoToken> => {
    const asking = { AccessToken: access, RefreshToken: refresh };
    const given = tokenOf(await post("Authentication/Refresh", asking), now());
    return "access" in given || given.outcome === "unavailable" ? given : signedIn();
  };
  const keepToken = async (given: Token | NoToken): Promise<Token | NoToken> => {
    // While ERGANI is unavailable, the stored token may still be valid.
    if ("outcome" in given && given.outcome === "unavailable") return given;
    storedToken = "access" in given ? given : null;
    await tokens.keep(storedToken);
    return given;
  };

  return {
    async signIn() {
      const given = await keepToken(await signedIn());
      return "access" in given ? { outcome: "accepted" } : given;
    },
    async submit(card) {
      const before =
        storedToken && storedToken.endsAt > now()
          ? storedToken
          : await keepToken(await (storedToken ? renewed(storedToken) : signedIn()));
      if (!("access" in before)) return before;
      const answer = await post("Documents/WRKCardSE", card, before.access);
      if (answer?.status !== 401 && answer?.isExpired !== true) return submittedOf(answer);
      const after = await keepToken(await renewed(before));
      if (!("access" in after)) return after;
      return submittedOf(await post("Documents/WRKCardSE", card, after.access));
    },
  };
}

/** Null if there is no response, or none that can be parsed. */
async function postJson(url: URL, body: unknown, token?: string): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      redirect: "manual",
      credentials: "omit",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = (await response.text()).slice(0, mostCharacters);
    return {
      status: response.status,
      isExpired: response.headers.get("api-token-expired") === "true",
      body: text === "" ? null : JSON.parse(text),
    };
  } catch {
    return null;
  }
}

function tokenOf(answer: Answer | null, now: number): Token | NoToken {
  if (answer === null || answer.status >= 500) return { outcome: "unavailable" };
  const read = Tokens.safeParse(answer.body);
  if (answer.status !== 200 || !read.success)
    return { outcome: "wrong-credentials", message: messageOf(answer) };
  const { accessToken, refreshToken, accessTokenExpired } = read.data;
  const endsAt = now + accessTokenExpired * 1000 - marginMs;
  return { access: accessToken, refresh: refreshToken, endsAt };
}

function submittedOf(answer: Answer | null): Submitted {
  if (answer?.status === 400) return { outcome: "refused", message: messageOf(answer) };
  if (answer?.status === 401 || answer?.status === 403)
    return { outcome: "wrong-credentials", message: messageOf(answer) };
  const read = Accepted.safeParse(answer?.body);
  const taken = answer?.status === 200 && read.success ? read.data[0] : undefined;
  if (!taken) return { outcome: "unavailable" };
  const { id, protocol, submitDate } = taken;
  return { outcome: "accepted", id, protocol, submittedAt: submitDate };
}

function messageOf({ body }: Answer): string {
  const read = Refused.safeParse(body);
  return read.success ? read.data.message.slice(0, mostOfMessage) : "";
}
