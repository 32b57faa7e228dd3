import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mimeOf } from "#domain/documents/file-type.ts";
import {
  sampleDocx,
  sampleJpeg,
  samplePdf,
  samplePng,
  sampleXlsx,
  sampleZip,
} from "#server/testing/sample-files.ts";
import { inspectFile } from "./inspect-file.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paron-inspection-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspected(bytes: Buffer, name: string, declared: string | null = null) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  const { type, refusal } = await inspectFile({ path, size: bytes.length, declared }, name);
  return type ?? refusal;
}

const docxMime = mimeOf("docx");
const many = Array.from({ length: 120 }, (_, index) => ({ name: `word/part${index}.xml` }));
const external = (type: string) =>
  `<Relationships><Relationship Type="http://x/${type}" Target="http://evil.example/a.dotm" TargetMode="External"/></Relationships>`;
const zeros = Buffer.alloc(30 * 1024 * 1024);
const overlapping = (() => {
  const zip = sampleDocx([{ name: "word/a.xml", data: Buffer.from(crypto.randomUUID()) }]);
  const last = zip.lastIndexOf(Buffer.from("PK\u0001\u0002"));
  zip.writeUInt32LE(zip.length, last + 20);
  return zip;
})();

const together = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

type Case = readonly [bytes: Buffer, name: string, declared?: string];

/** Files by the type they are detected as, or the reason why they are refused. */
const casesOf = (byOutcome: Record<string, Record<string, Case>>) =>
  Object.entries(byOutcome).flatMap(([outcome, files]) =>
    Object.entries(files).map(
      ([what, [bytes, name, declared]]) => [what, outcome, bytes, name, declared] as const,
    ),
  );

const png = samplePng();
const badSum = Buffer.from(png);
badSum[20] = 9;

describe("a file is accepted by its bytes, or refused:", () => {
  test.each(
    casesOf({
      pdf: {
        "a PDF": [samplePdf(), "σύμβαση.pdf"],
        "a PDF with a declared type": [samplePdf(), "a.PDF", "application/pdf"],
        "a PDF with a digital signature": [samplePdf("4 0 obj<</Type/Sig>>endobj"), "a.pdf"],
        "a PDF that ends in empty lines": [together(samplePdf(), "\r\n \0\n"), "a.pdf"],
        "a PDF with a link": [samplePdf("<</S/URI/URI(https://a.gr)>>"), "a.pdf"],
      },
      png: { "a PNG": [samplePng(), "a.png", "image/png"] },
      jpeg: {
        "a JPEG": [sampleJpeg(), "a.jpg", "image/jpeg"],
        "a JPEG with the camera's second picture": [
          together(sampleJpeg(), Buffer.alloc(9), sampleJpeg()),
          "a.jpeg",
        ],
        "a long JPEG": [
          sampleJpeg({ data: Array.from({ length: 200_000 }, (_, at) => at % 255) }),
          "a.jpg",
        ],
      },
      docx: {
        "a Word document": [sampleDocx(), "a.docx", docxMime],
        "one with a link that is clicked": [
          sampleDocx([{ name: "word/_rels/document.xml.rels", data: external("hyperlink") }]),
          "a.docx",
        ],
      },
      xlsx: { "a workbook": [sampleXlsx(), "a.xlsx"] },
      empty: { empty: [Buffer.alloc(0), "a.pdf"] },
      "too-large": { "longer than 10 MB": [Buffer.alloc(10 * 1024 * 1024 + 1), "a.pdf"] },
      "unknown-type": {
        text: [Buffer.from("Καλημέρα"), "a.pdf"],
        "a program for Windows": [Buffer.from("MZ\u0090\0\u0003"), "a.pdf"],
        "a program for Linux": [Buffer.from("\u007fELF\u0002\u0001"), "a.png"],
        "a script": [Buffer.from("#!/bin/sh\nrm -rf /"), "a.pdf"],
        "a web page": [Buffer.from("<!doctype html><script>alert(1)</script>"), "a.png"],
        "an SVG": [Buffer.from('<svg onload="alert(1)"/>'), "a.png"],
        "a GIF": [Buffer.from("GIF89a\u0001"), "a.png"],
        "an old Word document": [
          Buffer.from("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1", "latin1"),
          "a.docx",
        ],
        "a PDF that begins later": [together("<script>//", samplePdf()), "a.pdf"],
        "a zip that is no document": [sampleZip([{ name: "a.txt" }]), "a.docx"],
      },
      "other-type": {
        "a PDF called PNG": [samplePdf(), "a.png"],
        "a PNG called PDF": [png, "a.pdf"],
        "a workbook called a document": [sampleXlsx(), "a.docx"],
        "a document with macros by name": [sampleDocx(), "a.docm"],
        "a PDF with two endings": [samplePdf(), "a.pdf.exe"],
        "declared as another type than it is": [samplePdf(), "a.pdf", "image/png"],
      },
      damaged: {
        "half a PDF": [samplePdf().subarray(0, 90), "a.pdf"],
        "a PDF with 2 KB after it": [together(samplePdf(), Buffer.alloc(2048, "x")), "a.pdf"],
        "half a PNG": [png.subarray(0, 40), "a.png"],
        "a PNG with a wrong sum": [badSum, "a.png"],
        "half a JPEG": [sampleJpeg().subarray(0, 40), "a.jpg"],
        "a zip cut short": [sampleDocx().subarray(0, 60), "a.docx"],
        "a bomb that tells of 10 bytes": [
          sampleXlsx([{ name: "xl/sheet.xml", data: zeros, declaration: { size: 10 } }]),
          "a.xlsx",
        ],
        "a part packed in another way": [
          sampleDocx([{ name: "word/a.xml", declaration: { method: 12 } }]),
          "a.docx",
        ],
        "the same part twice": [sampleDocx([{ name: "word/document.xml" }]), "a.docx"],
        "a part that climbs out": [sampleDocx([{ name: "../../etc/passwd" }]), "a.docx"],
        "a part with the path of a disk": [sampleDocx([{ name: "C:\\a.xml" }]), "a.docx"],
        "a document with something before it": [
          together("PK\u0003\u0004#!/bin/sh", sampleDocx()),
          "a.docx",
        ],
      },
      active: {
        "a PDF with JavaScript": [samplePdf("<</S/JavaScript/JS(app.alert(1))>>"), "a.pdf"],
        "a PDF that hides its JavaScript": [
          samplePdf("<</S/J#61vaScr#69pt/JS(app.alert(1))>>"),
          "a.pdf",
        ],
        "a PDF that launches": [samplePdf("<</S /Launch /F (cmd.exe)>>"), "a.pdf"],
        "a PDF with JavaScript across blocks": [
          samplePdf(`${"a".repeat(65_536 - 190)}<</S/JavaScript/JS(1)>>`),
          "a.pdf",
        ],
        "a document with a macro": [sampleDocx([{ name: "word/vbaProject.bin" }]), "a.docx"],
        "a workbook with macros of Excel 4": [
          sampleXlsx([{ name: "xl/macrosheets/sheet1.xml" }]),
          "a.xlsx",
        ],
        "a document with an object": [
          sampleDocx([{ name: "word/embeddings/oleObject1.bin" }]),
          "a.docx",
        ],
        "a document with a program": [sampleDocx([{ name: "word/media/a.exe" }]), "a.docx"],
        "a document with a template from elsewhere": [
          sampleDocx([
            { name: "word/_rels/settings.xml.rels", data: external("attachedTemplate") },
          ]),
          "a.docx",
        ],
        "a part with entities that grow": [
          sampleDocx([
            {
              name: "word/styles.xml",
              data: '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">]>',
            },
          ]),
          "a.docx",
        ],
      },
      locked: {
        "an encrypted PDF": [samplePdf("trailer<</Encrypt 9 0 R>>"), "a.pdf"],
        "a document under a password": [
          sampleDocx([{ name: "word/a.xml", declaration: { flags: 0x801 } }]),
          "a.docx",
        ],
      },
      "two-in-one": {
        "a PDF that is a zip too": [together(samplePdf(), sampleDocx(), "%%EOF"), "a.pdf"],
        "a PDF with a page after it": [together(samplePdf(), "<script>"), "a.pdf"],
        "a PNG that is a zip too": [together(png, sampleZip([{ name: "a" }])), "a.png"],
        "a PNG with a page after it": [together(png, "<script>"), "a.png"],
        "a JPEG that is a zip too": [together(sampleJpeg(), sampleZip([{ name: "a" }])), "a.jpg"],
        "a JPEG with PHP after it": [together(sampleJpeg(), "<?php"), "a.jpg"],
      },
      "too-many-pixels": {
        "a PNG of 900 million pixels": [samplePng({ width: 30_000, height: 30_000 }), "a.png"],
        "a JPEG of 4 billion pixels": [sampleJpeg({ width: 65_535, height: 65_535 }), "a.jpg"],
      },
      bomb: {
        "a document with 120 parts": [sampleDocx(many), "a.docx"],
        "30 MB of zeros in 30 KB": [sampleXlsx([{ name: "xl/sheet.xml", data: zeros }]), "a.xlsx"],
        "a part told of as 4 GB": [
          sampleXlsx([{ name: "xl/sheet.xml", declaration: { size: 4_000_000_000 } }]),
          "a.xlsx",
        ],
        "parts that lie over one another": [overlapping, "a.docx"],
      },
    }),
  )("%s", async (_what, expected, bytes, name, declared) => {
    expect(await inspected(bytes, name, declared)).toBe(expected);
  });
});
