import Fastify from "fastify";
import { expect, test } from "vitest";
import { users } from "#api/security.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { signInWith } from "#server/testing/browser.ts";
import { openWorld } from "#server/testing/world.ts";
import { configOf } from "./config.ts";
import { noticeProxy } from "./kernel/notice-proxy.ts";

const password = "φεγγάρι λεμόνι ποδήλατο";
const claimed = "203.0.113.7";

/** The address that a sign-in appears to come from. */
async function seenFrom(trusted: string, from: string): Promise<string | undefined> {
  const world = await openWorld({ environment: { TRUSTED_PROXIES: trusted } });
  try {
    const { id } = await buildUser(world.owner, {
      role: "Employee",
      userName: "proxied",
      password,
    });
    const given = { from, headers: { "x-forwarded-for": claimed } };
    const as = await signInWith(world, { userName: "proxied", password }, given);
    const sessions = await world.call(users.getSessions, {}, { as: { ...as, userId: id } });
    return sessions[0]?.ip;
  } finally {
    await world.close();
  }
}

/** What is logged of two calls that `10.2.3.4` forwards for a client. */
async function linesFrom(trustProxy: string[] | false, client: string): Promise<string[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ trustProxy, logger: { level: "warn", stream } });
  noticeProxy(app);
  app.get("/", async () => "");
  const headers = { "x-forwarded-for": client };
  for (let call = 0; call < 2; call += 1)
    await app.inject({ url: "/", remoteAddress: "10.2.3.4", headers });
  await app.close();
  return lines;
}

test("a call's origin is taken from a configured proxy, and from nobody else", async () => {
  expect(await seenFrom("10.0.0.0/8, 192.168.1.5", "10.2.3.4")).toBe(claimed);
  expect(await seenFrom("10.0.0.0/8", "192.168.1.5")).toBe("192.168.1.5");
  expect(await seenFrom("", "127.0.0.1")).toBe("127.0.0.1");
});

test("a proxy that nobody configured is reported once in the log, and one that is configured never", async () => {
  expect(await linesFrom(false, claimed)).toEqual([
    expect.stringMatching(/"proxy":"10\.2\.3\.4".*TRUSTED_PROXIES/),
  ]);
  expect(await linesFrom(["10.0.0.0/8"], claimed)).toEqual([]);
  expect(await linesFrom(["10.0.0.0/8"], "10.2.3.4")).toEqual([]);
});

test.each(["everything", "10.0.0.0/33", "10.0.0.0/8/8", "true", "300.1.1.1"])(
  "a proxy named %s prevents the start, naming its setting",
  (proxies) => expect(() => configOf({ TRUSTED_PROXIES: proxies })).toThrow("TRUSTED_PROXIES"),
);
