import { sha256 } from "@noble/hashes/sha2.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldBytes, hexOf } from "./bytes.ts";
import {
  digestOfField,
  digestsOf,
  entryLeaf,
  personalFields,
  saltOfField,
  type EntryHead,
  type Personal,
} from "./entry.ts";

const head: EntryHead = {
  organizationId: "0190a000-0000-7000-8000-000000000001",
  id: "17",
  at: "1773824400000001",
  act: "attendance.save",
  subjectKind: "attendance-record",
  subjectId: "0190a000-0000-7000-8000-000000000002/2026-03-18",
  structureId: null,
  date: "2026-03-18",
  actorRole: "Employee",
  source: "web",
  requestId: "r",
  state: null,
  ip: null,
};
const personal: Personal = {
  salt: new Uint8Array(16).fill(7),
  actorId: "0190a000-0000-7000-8000-000000000003",
  reason: "Διόρθωση",
  before: null,
  after: '{"note": "άδεια"}',
};
const leaf = hexOf(entryLeaf(sha256, { head, content: personal }));

test("the leaf of an entry never changes its encoding", () => {
  expect(leaf).toBe("384e80dc56cb76fa1a2f84f4479921e2a87a1362872a46221d52e90ac0fabea2");
});

const spelled = (fields: readonly (string | Uint8Array | null)[]) => hexOf(fieldBytes(fields));

test("fields are delimited, and a missing field differs from an empty one", () => {
  const field = fc.option(fc.oneof(fc.string(), fc.uint8Array()));
  fc.assert(
    fc.property(fc.array(field), fc.array(field), (one, other) => {
      const apart = (fields: typeof one) => fields.map((field) => spelled([field])).join(" ");
      expect(spelled(one) === spelled(other)).toBe(apart(one) === apart(other));
    }),
  );
  expect(spelled(["ab", "c"])).not.toBe(spelled(["a", "bc"]));
  expect(spelled([null])).not.toBe(spelled([""]));
});

describe("the leaf", () => {
  test.each(Object.keys(head))("changes with the entry's %s", (field) => {
    const other = { ...head, [field]: "other" };
    expect(hexOf(entryLeaf(sha256, { head: other, content: personal }))).not.toBe(leaf);
  });

  test.each(personalFields)("changes with %s", (field) => {
    const other = { ...personal, [field]: "other" };
    expect(hexOf(entryLeaf(sha256, { head, content: other }))).not.toBe(leaf);
  });

  test("is unchanged when personal fields are erased and their digests kept", () => {
    const content = { digests: digestsOf(sha256, personal) };
    expect(hexOf(entryLeaf(sha256, { head, content }))).toBe(leaf);
  });
});

test("one field can be revealed with its salt without revealing the others", () => {
  const salt = saltOfField(sha256, personal.salt, "after");
  const digests = digestsOf(sha256, personal);
  expect(hexOf(digestOfField(sha256, salt, personal.after))).toBe(hexOf(digests.after));
  expect(hexOf(digestOfField(sha256, salt, personal.reason))).not.toBe(hexOf(digests.reason));
});

test("the same text under another salt has other digests", () => {
  const other = digestsOf(sha256, { ...personal, salt: new Uint8Array(16).fill(8) });
  for (const field of personalFields)
    expect(hexOf(other[field])).not.toBe(hexOf(digestsOf(sha256, personal)[field]));
});
