import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseSync } from "vite";

/**
 * Measures the product now, or at a commit (`node tools/count-house.ts 0dcb734`): lines by top-level folder, lengths of files
 * and functions, duplicated lines, casts, and what a column, a list page and a catalogue cost. The product is what runs: no
 * tests, no generated files, no seeds.
 */
const root = join(import.meta.dirname, "..");
const rooms = ["domain", "texts", "api", "server", "web"] as const;
const isProduct = (path: string) =>
  rooms.some((room) => path.startsWith(`${room}/`)) &&
  /\.(tsx?|css|sql)$/.test(path) &&
  !/\.test\.tsx?$|\.gen\.ts$|testing|^server\/db\/(seed|migrations)\/|schema\.sql$/.test(path);

type File = { path: string; lines: readonly string[] };

const commit = process.argv[2] ?? "HEAD";
const files = filesAt(commit);
const code = files.filter(({ path }) => /\.tsx?$/.test(path));
const parsed = code.map((file) => ({ ...file, ...measure(file) }));

print("lines", [
  ...rooms.map((room) => `${room} ${sum(files.filter(({ path }) => path.startsWith(`${room}/`)))}`),
  `all ${sum(files)}`,
]);
print("lines of a file", spread(code.map(({ lines }) => lines.length)));
print("lines of a function", spread(parsed.flatMap(({ functions }) => functions)));
print("casts", [`${parsed.reduce((all, { casts }) => all + casts, 0)}`]);
print("blocks of six lines and more that stand elsewhere too", [`${duplicates()} lines in them`]);
// Examples that existed from the beginning: a column of the employees, the page of sign-ins, reasons for unlocking.
print("a column, such as the father's name", naming(/father_?name/i));
print("the page of a list, such as that of sign-ins", naming(/loginLog|login-log/i));
const reasons = /\/unlock-reasons?\b/;
print(
  "a catalogue, such as that of reasons for unlocking, in files of its own",
  calledAfter(reasons),
);

function filesAt(of: string): File[] {
  const paths = git(["ls-tree", "-r", "--name-only", of]).toString().split("\n").filter(isProduct);
  // Each answer is a line that ends in its length, then its bytes and a line break.
  let rest = git(["cat-file", "--batch"], paths.map((path) => `${of}:${path}\n`).join(""));
  return paths.map((path) => {
    const head = rest.indexOf("\n");
    const end = head + 1 + Number(rest.subarray(0, head).toString().split(" ").at(-1));
    const lines = rest
      .subarray(head + 1, end)
      .toString()
      .trimEnd()
      .split("\n");
    rest = rest.subarray(end + 1);
    return { path, lines };
  });
}

function git(args: readonly string[], input = ""): Buffer {
  return execFileSync("git", args, { cwd: root, input, maxBuffer: 1 << 28 });
}

type Node = { type: string; start: number; end: number };

/** Lengths of the named functions, and the number of casts, not counting `as const`. */
function measure({ path, lines }: File): { functions: number[]; casts: number } {
  const text = lines.join("\n");
  const functions: number[] = [];
  let casts = 0;
  const lengthOf = ({ start, end }: Node) => text.slice(start, end).split("\n").length;
  walk(parseSync(path, text).program, null, (node, parent) => {
    const isFunction = /^(Arrow)?Function(Expression|Declaration)$/.test(node.type);
    const hasName = /^(VariableDeclarator|Property|MethodDefinition)$/.test(parent?.type ?? "");
    if (isFunction && (hasName || node.type === "FunctionDeclaration"))
      functions.push(lengthOf(node));
    if (node.type === "TSNonNullExpression") casts += 1;
    if (node.type === "TSAsExpression" && !text.slice(node.start, node.end).endsWith(" const"))
      casts += 1;
  });
  return { functions, casts };
}

function walk(
  value: unknown,
  parent: Node | null,
  visit: (node: Node, parent: Node | null) => void,
): void {
  if (Array.isArray(value)) for (const one of value) walk(one, parent, visit);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const node = isNode(value) ? value : null;
  if (node) visit(node, parent);
  for (const child of Object.values(value)) walk(child, node ?? parent, visit);
}

function isNode(value: object): value is Node {
  return "type" in value && typeof value.type === "string" && "start" in value;
}

/** Lines within blocks of six that also occur elsewhere; imports, lines of brackets only and empty lines do not count. */
function duplicates(): number {
  const places = new Map<string, { path: string; at: number }[]>();
  for (const { path, lines } of code) {
    const trimmed = lines
      .map((line, at) => ({ line: line.trim(), at }))
      .filter(({ line }) => line.length > 3 && !/^(import|\}? ?from|\/?\*|\/\/)/.test(line));
    for (let first = 0; first + 6 <= trimmed.length; first += 1) {
      const six = trimmed.slice(first, first + 6);
      const key = six.map(({ line }) => line).join("\n");
      const known = places.get(key) ?? [];
      places.set(key, [...known, ...six.map(({ at }) => ({ path, at }))]);
    }
  }
  const repeated = [...places.values()].filter((place) => place.length > 6).flat();
  return new Set(repeated.map(({ path, at }) => `${path}:${at}`)).size;
}

/** The number of files that mention it, and of lines: all lines of files named after it, otherwise the lines that mention it. */
function naming(name: RegExp): string[] {
  const found = files.flatMap(({ path, lines }) => {
    const count = name.test(path) ? lines.length : lines.filter((line) => name.test(line)).length;
    return count === 0 ? [] : [count];
  });
  return [`${found.length} files`, `${found.reduce((all, count) => all + count, 0)} lines`];
}

/** The number of files named after it, and of their lines. */
function calledAfter(name: RegExp): string[] {
  const found = files.filter(({ path }) => name.test(path));
  return [`${found.length} files`, `${sum(found)} lines`];
}

function spread(lengths: readonly number[]): string[] {
  const sorted = lengths.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return [`${sorted.length} of them`, `median ${at(0.5)}`, `p95 ${at(0.95)}`, `most ${at(1)}`];
}

function sum(of: readonly File[]): number {
  return of.reduce((all, { lines }) => all + lines.length, 0);
}

function print(what: string, figures: readonly string[]): void {
  process.stdout.write(`${what}: ${figures.join(" · ")}\n`);
}
