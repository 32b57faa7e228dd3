import { expect, test } from "vitest";
import { readPain002 } from "./read-pain002.ts";

const million = 1_000_000;

test.each([
  ["nothing", "", "not-an-answer"],
  ["more than 5 MB", " ".repeat(5 * 1024 * 1024 + 1), "too-large"],
  ["a document type", "<!DOCTYPE a><Document/>", "hostile"],
  ["an entity after spaces", `<!${" ".repeat(million)}ENTITY a "b">`, "hostile"],
  ["elements a thousand deep", `${"<a>".repeat(1000)}${"</a>".repeat(1000)}`, "hostile"],
  ["two million unclosed tags", "<a".repeat(2 * million), "not-an-answer"],
  ["a million tags of one space each", "<a ".repeat(million), "not-an-answer"],
  ["one tag of 5 MB", `<a ${"b".repeat(4 * million)}`, "not-an-answer"],
  ["a million attributes", `<a ${'b="c" '.repeat(million / 2)}/>`, "not-an-answer"],
  ["a million comments", `<Document>${"<!---->".repeat(million / 2)}</Document>`, "not-an-answer"],
  ["an endless section", `<Document><![CDATA[${"]".repeat(million)}`, "not-an-answer"],
  ["another encoding", '<?xml version="1.0" encoding="utf-7"?><Document/>', "not-an-answer"],
  ["an endless declaration", `<?xml ${"encoding=".repeat(million / 2)}`, "not-an-answer"],
])("%s is not a bank's answer", (_, text, refusal) => {
  expect(readPain002(Buffer.from(text))).toBe(refusal);
});

test("bytes that are not UTF-8 are not an answer", () => {
  expect(readPain002(Buffer.from([0x3c, 0xff, 0xfe]))).toBe("not-an-answer");
});
