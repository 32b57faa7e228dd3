import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { type ZippedFile, writeZip } from "./write-zip.ts";

/** A name as typed, and as stored in an archive: always one plain file in its folder. */
const nasty: readonly (readonly [name: string, entryName: string])[] = [
  ["Άδεια 2026.pdf", "Άδεια 2026.pdf"],
  ["../../etc/passwd", ".._.._etc_passwd"],
  ["..", "_"],
  [".", "_"],
  ["/etc/passwd", "_etc_passwd"],
  ["C:\\Windows\\system.ini", "C__Windows_system.ini"],
  ["\\\\server\\share", "__server_share"],
  ["folder/", "folder_"],
  ["line\r\nfeed\0.pdf", "line__feed_.pdf"],
  ["\u202efdp.exe", "_fdp.exe"],
  ['a<b>c:d"e|f?g*.pdf', "a_b_c_d_e_f_g_.pdf"],
  ["ends in dots. . ", "ends in dots_"],
  [".rels", ".rels"],
];

test.each(nasty)(
  "%j is stored in its folder under a name valid on any system",
  async (name, entryName) => {
    const archive = await buffer(writeZip([{ path: ["files", name], bytes: ["content"] }]));
    expect(await filesIn(archive)).toEqual([[`files/${entryName}`, "content"]]);
  },
);

test("a file is requested when the previous one was consumed, and none once nobody reads", async () => {
  const requests: number[] = [];
  async function* files(): AsyncGenerator<ZippedFile> {
    for (let number = 1; number <= 20; number += 1) {
      requests.push(number);
      yield { path: [`${number}`], bytes: incompressible() };
    }
  }
  const archive = writeZip(files());
  await new Promise((resolve) => archive.once("readable", resolve));
  expect(requests).toEqual([1]);
  archive.destroy();
  await expect(buffer(archive)).rejects.toThrow();
  expect(requests).toEqual([1]);
});

test("a file that fails midway fails the archive", async () => {
  const archive = writeZip([
    { path: ["whole"], bytes: ["content"] },
    { path: ["broken"], bytes: failing() },
  ]);
  await expect(buffer(archive)).rejects.toThrow("lost");
});

async function* failing() {
  yield "first";
  throw new Error("lost");
}

/** Eight megabytes that deflate cannot make smaller. */
function incompressible(): Readable {
  let left = 128;
  return new Readable({
    read() {
      left -= 1;
      this.push(left < 0 ? null : crypto.getRandomValues(Buffer.alloc(65_536)));
    },
  });
}

async function filesIn(archive: Buffer): Promise<[name: string, text: string][]> {
  const zip = await fromBufferPromise(archive);
  const found: [string, string][] = [];
  for await (const entry of zip.eachEntry()) {
    const content = await zip.openReadStreamPromise(entry);
    found.push([entry.fileName, (await buffer(content)).toString("utf8")]);
  }
  return found;
}
