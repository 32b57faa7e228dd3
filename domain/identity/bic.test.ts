import { expect, it } from "vitest";
import { cleanBic, refusalToBic } from "./bic.ts";

it.each(["ETHNGRAA", "PIRBGRAAXXX", "BNGRGRAA", "CRBAGRAA"])("%s is a BIC", (bic) =>
  expect(refusalToBic(bic)).toBeNull(),
);

it.each(["ETHNGRA", "ETHNGRAAX", "ETHN1RAA", "ethngraa", "ΕΤΗΝGRAA", ""])(
  "%j is not a BIC",
  (text) => expect(refusalToBic(text)).toBe("bic"),
);

it.each([" ethn\u200B graa ", "ΕΤΗΝGRAA", "ετηνγραα"])("%j is cleaned to a BIC", (text) =>
  expect(cleanBic(text)).toBe("ETHNGRAA"),
);
