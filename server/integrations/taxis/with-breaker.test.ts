import { expect, test } from "vitest";
import type { Taxis } from "./taxis.ts";
import { TaxisFailure } from "./taxis-failure.ts";
import { withBreaker } from "./with-breaker.ts";

/** A taxis that responds as the test sets, behind a breaker with a manual clock. */
function behindBreaker() {
  const standIn = {
    calls: 0,
    seconds: 0,
    answer: (): Promise<string> => Promise.resolve("094187530"),
  };
  const plain: Taxis = {
    authorizeUrl: () => "",
    logoutUrl: "",
    afmOf: () => {
      standIn.calls += 1;
      return standIn.answer();
    },
  };
  const taxis = withBreaker(plain, () => new Date(standIn.seconds * 1000));
  const ask = () =>
    taxis
      .afmOf({ code: "", codeVerifier: "" })
      .catch((error: unknown) => (error as TaxisFailure).reason);
  return { standIn, ask };
}

const failing = (reason: "unavailable" | "refused") => () =>
  Promise.reject(new TaxisFailure(reason));

test("after three failures in a row taxis is not called for thirty seconds, then by one request", async () => {
  const { standIn, ask } = behindBreaker();
  standIn.answer = failing("unavailable");
  for (let times = 0; times < 5; times += 1) expect(await ask()).toBe("unavailable");
  expect(standIn.calls).toBe(3);
  standIn.seconds = 30;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill("unavailable"));
  expect(standIn.calls).toBe(4);
  standIn.seconds = 60;
  standIn.answer = () => Promise.resolve("094187530");
  expect(await ask()).toBe("094187530");
  expect(await Promise.all([ask(), ask()])).toEqual(["094187530", "094187530"]);
});

test("a refusal is an answer: taxis is called again at once", async () => {
  const { standIn, ask } = behindBreaker();
  standIn.answer = failing("refused");
  for (let times = 0; times < 5; times += 1) expect(await ask()).toBe("refused");
  expect(standIn.calls).toBe(5);
});

test("while taxis is slow at most twenty wait for it, and the rest fail at once", async () => {
  const { standIn, ask } = behindBreaker();
  const { promise, resolve } = Promise.withResolvers<string>();
  standIn.answer = () => promise;
  const waiting = Array.from({ length: 20 }, ask);
  expect(await ask()).toBe("unavailable");
  resolve("094187530");
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["094187530"]));
});
