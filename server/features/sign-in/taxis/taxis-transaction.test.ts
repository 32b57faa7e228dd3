import { describe, expect, test } from "vitest";
import { security } from "#api/security.ts";
import { openBrowser, type Browser } from "#server/testing/browser.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { taxisTexts } from "#texts/taxis.ts";
import { chooseAt, comeBackTo, personOf } from "./testing.ts";

const now = new Date("2026-03-18T09:00:00Z");

const world = worldOfFile({ now });

const someone = () => personOf(world, "Employee");
const comeBack = comeBackTo(() => world);

const end = (browser: Browser, given: { authCode: string; state: string }) =>
  browser.try(security.authenticateUsingTaxis, given);

describe("a sign-in through taxis is completed by the browser that began it, once, in time", () => {
  test("not without its state", async () => {
    const browser = openBrowser(world);
    const { authCode } = await comeBack(browser, await someone());
    const { status, problem } = await end(browser, { authCode, state: "" });
    expect([status, problem?.detail]).toEqual([400, taxisTexts.failed]);
  });

  test("not with another state", async () => {
    const browser = openBrowser(world);
    const { authCode } = await comeBack(browser, await someone());
    expect((await end(browser, { authCode, state: "A".repeat(43) })).status).toBe(400);
  });

  test("not twice, even with another code", async () => {
    const browser = openBrowser(world);
    const one = await someone();
    const { url } = await browser.call(security.redirectToTaxis, {});
    const [first, second] = [await chooseAt(world, url, one), await chooseAt(world, url, one)];
    const cookie = browser.cookies.get("taxis") ?? "";
    expect((await end(browser, first)).status).toBe(200);
    browser.cookies.set("taxis", cookie);
    expect((await end(browser, second)).status).toBe(400);
  });

  test("not in another browser, even if that began its own", async () => {
    const victim = openBrowser(world);
    await victim.call(security.redirectToTaxis, {});
    const thief = openBrowser(world);
    const given = await comeBack(thief, await someone());
    expect((await end(victim, given)).status).toBe(400);
    expect((await end(thief, given)).status).toBe(200);
  });

  test("not after ten minutes", async () => {
    const browser = openBrowser(world);
    const given = await comeBack(browser, await someone());
    world.setNow(new Date(now.getTime() + 10 * 60_000));
    expect((await end(browser, given)).status).toBe(400);
    world.setNow(now);
  });

  test("by only one of twenty requests with the same code at once", async () => {
    const browser = openBrowser(world);
    const given = await comeBack(browser, await someone());
    const tried = await Promise.all(Array.from({ length: 20 }, () => end(browser, given)));
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  test("of two tabs, in the one that went last", async () => {
    const browser = openBrowser(world);
    const first = await comeBack(browser, await someone());
    const last = await comeBack(browser, await someone());
    expect((await end(browser, first)).status).toBe(400);
    expect((await end(browser, last)).status).toBe(200);
  });
});
