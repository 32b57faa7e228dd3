import { describe, expect, test } from "vitest";
import { safeFileName } from "./file-name.ts";
import { typeByName } from "./file-type.ts";

describe("a file name is made safe", () => {
  test.each([
    ["Σύμβαση έργου (τελικό).pdf", "Σύμβαση έργου (τελικό).pdf"],
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Users\\a\\σύμβαση.pdf", "σύμβαση.pdf"],
    ["a\u0000.pdf", "a.pdf"],
    ["τιμή\u202Efdp.exe.pdf", "τιμήfdp.exe.pdf"],
    ["a\r\nSet-Cookie: x.pdf", "aSet-Cookie x.pdf"],
    ['a"; filename="b.pdf', "a; filename=b.pdf"],
    ["  . a .pdf", "a.pdf"],
    ["Α\u0301.pdf", "Ά.pdf"],
    ["<img src=x>.png", "img src=x.png"],
    ["CON.pdf", null],
    [".pdf", null],
    ["χωρίς κατάληξη", null],
    ["", null],
    ["/", null],
  ])("%j becomes %j", (given, expected) => {
    expect(safeFileName(given)).toBe(expected);
  });

  test("it has at most 150 characters and keeps its extension", () => {
    const name = safeFileName(`${"α".repeat(400)}.pdf`) ?? "";
    expect([name.length, typeByName(name)]).toEqual([150, "pdf"]);
  });
});
