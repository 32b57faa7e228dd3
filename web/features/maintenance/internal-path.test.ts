import { expect, test } from "vitest";
import { internalPath } from "./internal-path.ts";

test.each([
  ["/attendances?month=2026-03", "/attendances?month=2026-03"],
  ["//example.com", "/"],
  ["/\\example.com", "/"],
  ["https://example.com", "/"],
  ["javascript:alert(1)", "/"],
  ["/maintenance?from=/", "/"],
])("after maintenance %s leads to %s", (from, path) => {
  expect(internalPath(from)).toBe(path);
});
