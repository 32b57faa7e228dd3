import { expect, it } from "vitest";
import { cleanAda, isAda } from "./ada.ts";

it.each(["ΩΞΡΜ46ΜΤΛ6-Φ3Π", "ΒΕΑΦΧ-ΜΙ7", "6ΣΦ146ΜΤΛ6-48Π", "75ΔΩΕ5-ΑΥ6"])(
  "%s is the number of an act",
  (ada) => {
    expect(isAda(ada)).toBe(true);
    expect(cleanAda(ada)).toBe(ada);
  },
);

it.each([
  "ΩΞΡΜ46ΜΤΛ6Φ3Π",
  "ΩΞΡ-Φ3Π",
  "ΩΞΡΜ46ΜΤΛ6Ω1-Φ3Π",
  "ΩΞΡΜ-Φ3",
  "ωξρμ46μτλ6-φ3π",
  "SΞΡΜ46-Φ3Π",
  "ΆΞΡΜ46-Φ3Π",
  "",
])("%j is none", (text) => expect(isAda(text)).toBe(false));

it.each([
  ["BEAΦX-MI7", "ΒΕΑΦΧ-ΜΙ7"],
  [" βεαφχ – μι7 ", "ΒΕΑΦΧ-ΜΙ7"],
  ["75ΔΩE5-AY6", "75ΔΩΕ5-ΑΥ6"],
  ["ABEZHIKMNOPTYX-123", "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ-123"],
  ["SΞΡΜ-Φ3Π", "SΞΡΜ-Φ3Π"],
])("%j is cleaned to %s", (text, cleaned) => expect(cleanAda(text)).toBe(cleaned));
