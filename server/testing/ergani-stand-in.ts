import Fastify, { type FastifyReply } from "fastify";
import { erganiStandInTexts as t } from "#texts/ergani.ts";

/** How the stand-in handles the next card. */
type Mood = "well" | "down" | "expired" | "refuses" | "unreadable";

/** A separate ERGANI: one user, expiring tokens, sequential protocol numbers. */
export type ErganiStandIn = {
  base: string;
  /** Calls in order of arrival: `sign-in`, `refresh`, `card`. */
  calls: string[];
  /** The contents of each card. */
  cards: unknown[];
  /** How the next cards are handled, in order; after that, well. */
  moods: Mood[];
  /** If false, refresh tokens are refused too. */
  refreshes: boolean;
  /** Runs before a card is answered. */
  meanwhile: () => Promise<void>;
  close: () => Promise<void>;
};

const password = "a password of the stand-in";

/** The account that the stand-in accepts. */
export function standInAccount({ base }: Pick<ErganiStandIn, "base">) {
  return { base, userName: "body", password, userType: "01" } as const;
}

/** Starts a stand-in on a free port. */
export async function openErganiStandIn(): Promise<ErganiStandIn> {
  const app = Fastify();
  let serial = 0;
  const state: Omit<ErganiStandIn, "base" | "close"> = {
    calls: [],
    cards: [],
    moods: [],
    refreshes: true,
    meanwhile: async () => undefined,
  };
  const given = new Set<string>();
  const tokens = () => {
    serial += 1;
    const accessToken = `access-${serial}`;
    given.add(`Bearer ${accessToken}`);
    return { accessToken, accessTokenExpired: 10_800, refreshToken: `refresh-${serial}` };
  };
  app.post<{ Body: { Password: string } }>("/api/Authentication", async ({ body }, reply) => {
    state.calls.push("sign-in");
    if (body.Password === password) return tokens();
    return reply.code(400).send({ message: t.wrongCredentials });
  });
  app.post<{ Body: { AccessToken: string } }>(
    "/api/Authentication/Refresh",
    async ({ body }, reply) => {
      state.calls.push("refresh");
      given.delete(`Bearer ${body.AccessToken}`);
      return state.refreshes ? tokens() : reply.code(400).send({ message: t.invalidToken });
    },
  );
  app.post("/api/Documents/WRKCardSE", async ({ body, headers }, reply) => {
    state.calls.push("card");
    const mood = state.moods.shift() ?? "well";
    if (!given.has(headers.authorization ?? "") || mood === "expired")
      return reply.code(401).header("api-token-expired", "true").send();
    if (mood === "well") state.cards.push(body);
    await state.meanwhile();
    return answered(reply, mood, state.cards.length);
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return Object.assign(state, { base: `${address}/api/`, close: () => app.close() });
}

function answered(reply: FastifyReply, mood: Mood, count: number): FastifyReply {
  if (mood === "down") return reply.code(500).send("<html>");
  if (mood === "unreadable") return reply.send("{");
  if (mood === "refuses") return reply.code(400).send({ message: t.refused });
  return reply.send([{ id: count, protocol: t.protocol(count), submitDate: "18/03/2026 07:31" }]);
}
