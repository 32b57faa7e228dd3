import { expect, test } from "vitest";
import type { Taxis } from "./taxis.ts";
import { TaxisFailure } from "./taxis-failure.ts";
import { withBreaker } from "./with-breaker.ts";

/** A taxis that responds as the test sets, behind a breaker with a manual clock. */
function behindBreaker() {
  const told = {
    asked: 0,
    seconds: 0,
    answer: (): Promise<string> => Promise.resolve("094187530"),
  };
  const plain: Taxis = {
    authorizeUrl: () => "",
    logoutUrl: "",
    afmOf: () => {
      told.asked += 1;
      return told.answer();
    },
  };
  const taxis = withBreaker(plain, () => new Date(told.seconds * 1000));
  const ask = () =>
    taxis
      .afmOf({ code: "", codeVerifier: "" })
      .catch((error: unknown) => (error as TaxisFailure).reason);
  return { told, ask };
}

const failing = (reason: "unavailable" | "refused") => () =>
  Promise.reject(new TaxisFailure(reason));

test("a taxis that fails three times in a row is left alone for thirty seconds, then asked by one", async () => {
  const { told, ask } = behindBreaker();
  told.answer = failing("unavailable");
  for (let times = 0; times < 5; times += 1) expect(await ask()).toBe("unavailable");
  expect(told.asked).toBe(3);
  told.seconds = 30;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill("unavailable"));
  expect(told.asked).toBe(4);
  told.seconds = 60;
  told.answer = () => Promise.resolve("094187530");
  expect(await ask()).toBe("094187530");
  expect(await Promise.all([ask(), ask()])).toEqual(["094187530", "094187530"]);
});

test("a refusal is an answer: taxis is asked again at once", async () => {
  const { told, ask } = behindBreaker();
  told.answer = failing("refused");
  for (let times = 0; times < 5; times += 1) expect(await ask()).toBe("refused");
  expect(told.asked).toBe(5);
});

test("while taxis is slow at most twenty wait for it, and the rest are told at once", async () => {
  const { told, ask } = behindBreaker();
  const { promise, resolve } = Promise.withResolvers<string>();
  told.answer = () => promise;
  const waiting = Array.from({ length: 20 }, ask);
  expect(await ask()).toBe("unavailable");
  resolve("094187530");
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["094187530"]));
});
