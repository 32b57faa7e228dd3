import { describe, expect, test } from "vitest";
import {
  cookiesToClear,
  cookiesOf,
  isLive,
  organizationIdFrom,
  refreshedCookies,
  sessionFrom,
  type Session,
} from "./session-cookies.ts";

const start = Date.parse("2026-10-05T06:00:00.000Z");
const session: Session = {
  token: "abc-_123",
  expiresIn: 30,
  storedAt: start,
  area: "LegalRepresentative",
  userName: "Μαρία Παπαδοπούλου; Δήμαρχος",
  loginUsingTaxis: false,
};

/** The text that `document.cookie` would return. */
const jar = (texts: readonly string[]) => texts.map((text) => text.split("; ")[0]).join("; ");

describe("S-03 a session is live", () => {
  test.each([
    ["at its start", start, true],
    ["until the last millisecond", start + 30 * 60_000 - 1, true],
    ["no longer at its expiry", start + 30 * 60_000, false],
    ["no longer when the clock has jumped ahead", start + 86_400_000, false],
  ])("%s", (_case, now, live) => {
    expect(isLive(session, now)).toBe(live);
  });

  test("never without a session or a token", () => {
    expect(isLive(null, start)).toBe(false);
    expect(isLive({ ...session, token: "" }, start)).toBe(false);
  });
});

describe("S-02 the cookies of a session", () => {
  const cookies = cookiesOf(session, true);

  test("have the specified names", () => {
    const names = cookies.map((text) => text.split("=")[0]);
    expect(names).toEqual(["auth", "expiryTime", "area", "userName", "loginUsingTaxis"]);
  });

  test("have the path, the session's expiry and, over https, Secure", () => {
    for (const text of cookies) {
      expect(text).toMatch(
        /; path=\/; expires=Mon, 05 Oct 2026 06:30:00 GMT; SameSite=Strict; Secure$/,
      );
    }
    expect(cookiesOf(session, false).join()).not.toContain("Secure");
  });

  test("restore the same session", () => {
    expect(sessionFrom(jar(cookies))).toEqual(session);
  });

  test("are all cleared at the end", () => {
    const cleared = cookiesToClear();
    expect(cleared).toHaveLength(6);
    for (const text of cleared) expect(text).toMatch(/=; path=\/; max-age=0/);
  });
});

test("S-05 a navigation rewrites role, name, taxis flag and organization, and no token", () => {
  const texts = refreshedCookies(session, "018ced73-3680-7000-8000-502e8ac58536", false);
  expect(jar(texts)).toBe(
    `area=LegalRepresentative; userName=${encodeURIComponent(session.userName)}; loginUsingTaxis=false; ` +
      "selectedOrganizationId=018ced73-3680-7000-8000-502e8ac58536",
  );
  expect(organizationIdFrom(jar(texts))).toBe("018ced73-3680-7000-8000-502e8ac58536");
});

describe("no session can be read", () => {
  const good = jar(cookiesOf(session, false));
  test.each([
    ["from nothing", ""],
    ["from a token that is not JSON", good.replace(/auth=[^;]*/, "auth=abc")],
    [
      "from JSON of another shape",
      good.replace(/auth=[^;]*/, `auth=${encodeURIComponent('{"token":1}')}`),
    ],
    ["with a role that does not exist", good.replace(/area=[^;]*/, "area=Owner")],
    ["without an expiry", good.replace(/expiryTime=[^;]*; /, "")],
    ["from broken escapes", good.replace(/auth=[^;]*/, "auth=%E0%A4%A")],
  ])("%s", (_case, text) => {
    expect(sessionFrom(text)).toBeNull();
  });
});
