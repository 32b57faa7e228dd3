import { describe, expect, test } from "vitest";
import { ownPath } from "./interrupted-page.ts";

describe("R-03 the way back after an expired session leads to one of our pages", () => {
  test.each([
    "/",
    "/contracts",
    "/contracts?search=%CE%91&sort=-endsOn",
    "/structures/details/0190a5c2-0000-7000-8000-000000000000",
    "/attendances?structure=1#day",
  ])("%s", (path) => expect(ownPath(path)).toBe(path));

  test.each([
    "",
    "contracts",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n//evil.example",
    "/%2fevil.example",
    "/%5cevil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/contracts/..//evil.example",
    "/..;/evil.example%2f..",
    "https://evil.example",
    "HTTPS://evil.example/contracts",
    "https:evil.example",
    "http:/evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "\u0000javascript:alert(1)",
    " /\\/evil.example",
    "data:text/html,x",
    "@evil.example",
    "/login",
    "/login/taxis?code=x",
    "//own.invalid@evil.example",
  ])("never at %j", (text) => expect(ownPath(text)).toBeNull());
});
