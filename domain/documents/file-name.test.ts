import { describe, expect, test } from "vitest";
import { safeFileName } from "./file-name.ts";
import { typeByName } from "./file-type.ts";

describe("a name is kept safely", () => {
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
  ])("%j as %j", (given, expected) => {
    expect(safeFileName(given)).toBe(expected);
  });

  test("of 150 characters at most, with its ending", () => {
    const name = safeFileName(`${"α".repeat(400)}.pdf`) ?? "";
    expect([name.length, typeByName(name)]).toEqual([150, "pdf"]);
  });
});
