import { v7 as uuid } from "uuid";
import { StructureFields, type StructureOut } from "#api/structures.ts";
import type { Day } from "#domain/calendar/day.ts";
import { inGreekCapitals } from "#domain/identity/greek-letters.ts";
import { refusalsToPlace, type TreeNode } from "#domain/structures/refusal.ts";
import { importTexts } from "#texts/imports.ts";
import { structureColumnTexts } from "#texts/structure-columns.ts";
import { dayText, notBeyond } from "#texts/moment.ts";
import { structureRefusals, structureTexts } from "#texts/structures.ts";
import { type Issue, messageOf } from "#texts/validation.ts";
import { dayOfCell, textOfCell } from "./cells.ts";
import type { FileRow, JudgedRow } from "./import-kind.ts";
import { type Names, namesOfSchedules, namesOfStructures, readName } from "./names.ts";
import { inWordsOf, outcomeOf, readTyped, repeatedIn, type RowError } from "./read-typed.ts";
import { structureFields, type StructureField } from "./structure-columns.ts";

/** The body's records before the import; a new structure opens on `openedOn` unless its row says otherwise. */
type StructureRegister = {
  known: readonly StructureOut[];
  schedules: readonly { id: string; title: string }[];
  openedOn: Day;
  lastDay: Day;
};

/** A structure to store: its new fields, and the stored structure if it is known. */
export type StructureRecord = { id: string; fields: StructureFields; before: StructureOut | null };

type Draft = StructureRecord & { line: number; errors: RowError[] };

type RowOfStructure = {
  row: FileRow<StructureField>;
  before: StructureOut | null;
} & NamedStructure;

/** A structure by the names that a file may use. */
type NamedStructure = { id: string; code: string; title: string };

const Given = StructureFields.partial();
const { errorAt, gapsIn, changesOf } = inWordsOf(structureColumnTexts);
const needed = ["code", "title"] as const;
const noFields = {
  code: "",
  title: "",
  ...StructureFields.omit({ code: true, title: true, openedOn: true }).parse({}),
};

/**
 * What each row of a file of structures would do. An empty cell keeps the stored value; the code identifies the
 * structure. The parent may be on any line of the file; rows under a row that is left out are left out too.
 */
export function judgeStructures(
  rows: readonly FileRow<StructureField>[],
  register: StructureRegister,
): JudgedRow<StructureRecord>[] {
  const { known, schedules } = register;
  const identified = identify(rows, known);
  const called = new Map<string, NamedStructure>(
    [...known, ...identified].map((one) => [one.id, one]),
  );
  const names = {
    parentId: namesOfStructures([...called.values()].filter(({ code }) => code !== "")),
    scheduleId: namesOfSchedules(schedules),
  };
  const lines = new Map<string, number>();
  const drafts = identified.map((one) => draftOf(one, { names, lines, register }));
  const lineOf = new Map(drafts.toReversed().map(({ id, line }) => [id, line] as const));
  while (refuseMisplaced(drafts, known, lineOf)) continue;
  const titles = new Map([
    ...[...called.values()].map(({ id, code, title }) => [id, `${title} (${code})`] as const),
    ...schedules.map(({ id, title }) => [id, title] as const),
  ]);
  return drafts.map((draft) => judgeRow(draft, (value) => titles.get(value ?? "") ?? value ?? ""));
}

/** The structure of each row: the known one with its code, else one whose code looks the same, else a new one. */
function identify(
  rows: readonly FileRow<StructureField>[],
  known: readonly StructureOut[],
): RowOfStructure[] {
  const byCode = new Map(known.map((one) => [one.code, one]));
  const bySight = new Map(known.map((one) => [inGreekCapitals(one.code), one]));
  const added = new Map<string, string>();
  return rows.map((row) => {
    const text = (field: "code" | "title") =>
      StructureFields.shape[field].safeParse(textOfCell(row.cells.get(field) ?? null)).data ?? "";
    const code = text("code");
    const seen = inGreekCapitals(code);
    const before = byCode.get(code) ?? bySight.get(seen) ?? null;
    const id = before?.id ?? added.get(seen) ?? uuid();
    if (code !== "") added.set(seen, id);
    return { row, before, id, code, title: text("title") || (before?.title ?? "") };
  });
}

type Surroundings = {
  names: Record<"parentId" | "scheduleId", Names>;
  lines: Map<string, number>;
  register: StructureRegister;
};

function draftOf(
  { row, before, id }: RowOfStructure,
  { names, lines, register }: Surroundings,
): Draft {
  const errors: RowError[] = [];
  const texts = new Map<StructureField, string>();
  for (const [field, cell] of row.cells) {
    const text = field === "openedOn" ? dayOfCell(cell) : textOfCell(cell);
    const isName = field === "parentId" || field === "scheduleId";
    const read = isName ? readName(names[field], text) : { id: text };
    if ("message" in read) errors.push(errorAt(field, read.message));
    else texts.set(field, read.id);
  }
  const { values, errors: misread } = readTyped<StructureFields>(Given, texts, whyOf);
  const standing = before === null ? { ...noFields, openedOn: register.openedOn } : typedOf(before);
  const fields = { ...standing, ...values, ...(before && { code: before.code }) };
  errors.push(...misread);
  errors.push(...gapsIn(fields, needed, errors));
  const closedOn = before?.closedOn ?? null;
  if (closedOn !== null && fields.openedOn > closedOn)
    errors.push(errorAt("openedOn", structureTexts.opensAfterClosing(dayText(closedOn))));
  if (fields.openedOn > register.lastDay && fields.openedOn !== standing.openedOn)
    errors.push(errorAt("openedOn", notBeyond(register.lastDay)));
  const key = before ? before.code : inGreekCapitals(fields.code);
  for (const message of repeatedIn(lines, key, row.line)) errors.push(errorAt("code", message));
  return { id, fields, before, line: row.line, errors };
}

function whyOf(field: StructureField, issue: Issue, text: string): RowError {
  const why = field === "openedOn" ? importTexts.wrongDay : messageOf(issue);
  return errorAt(field, importTexts.read(text, why));
}

/** Adds errors to rows that cannot be placed under their parent, beside those that have errors already. True if it found more. */
function refuseMisplaced(
  drafts: readonly Draft[],
  known: readonly StructureOut[],
  lineOf: ReadonlyMap<string, number>,
): boolean {
  const sound = drafts.filter(({ errors }) => errors.length === 0);
  const tree = new Map<string, TreeNode>(known.map((one) => [one.id, one]));
  for (const { id, fields, before } of sound)
    tree.set(id, { id, parentId: fields.parentId, closedOn: before?.closedOn ?? null });
  const moved = sound.filter(
    ({ fields, before }) => fields.parentId !== (before?.parentId ?? null),
  );
  const refusals = refusalsToPlace(new Set(moved.map(({ id }) => id)), tree);
  for (const { id, fields, errors } of moved) {
    const { parentId } = fields;
    const refusal = refusals.get(id);
    const above = parentId !== null && !tree.has(parentId) && lineOf.get(parentId);
    if (above) errors.push(errorAt("parentId", importTexts.parentLeftOut(above)));
    else if (refusal) errors.push(errorAt("parentId", structureRefusals[refusal]));
  }
  return moved.some(({ errors }) => errors.length > 0);
}

function judgeRow(
  { line, errors, ...record }: Draft,
  format: (value: string | null) => string,
): JudgedRow<StructureRecord> {
  const { fields } = record;
  const title = [fields.code, fields.title].filter((part) => part !== "").join(", ");
  return outcomeOf({ line, title, errors }, record, (before) =>
    changesOf(typedOf(before), fields, structureFields, (_field, value) => format(value)),
  );
}

/** The input fields of a stored structure. */
export function typedOf(structure: StructureOut): StructureFields {
  const { id: _id, version: _version, closedOn: _closedOn, ...fields } = structure;
  return fields;
}
