import { type ESTree, Visitor } from "vite";

/** Functions that take a call or a list without reading its shapes; calls in an array are only invalidated. */
const takers = [
  "request",
  "queryOf",
  "openingOf",
  "sideQueryOf",
  "listOf",
  "load",
  "useAnswer",
  "useSideAnswer",
  "useLoaded",
  "useCall",
  "useUpload",
  "useBulk",
  "invalidateAfter",
  "download",
  "openPreview",
  "prefetchList",
  "listSearchOf",
  "useFound",
  "listColumns",
  "run",
];
const properties = ["list", "catalogue", "sheet", "preview", "apply", "makes", "reads"];
/** The properties of a call and of a list that exist without its shapes. */
const light = ["path", "filters", "columns", "extend", "omit", "map", "find"];

/**
 * Whether a module does more with the calls it imports than works without their shapes: reads a shape, or passes the call on
 * to something that might.
 */
export function givesShapes(program: ESTree.Program): boolean {
  const names = new Set<string>();
  const served = new Set<number>();
  const serve = (node: ESTree.Node) => {
    if (node.type === "Identifier") served.add(node.start);
    if (node.type === "MemberExpression" && depthOf(node) === 1) served.add(node.start);
    if (node.type === "ConditionalExpression") [node.consequent, node.alternate].forEach(serve);
  };
  let isGiven = false;
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!source.value.startsWith("#api/")) return;
      for (const { local } of specifiers) if (/^[a-z]/.test(local.name)) names.add(local.name);
      for (const { local } of specifiers) served.add(local.start);
    },
    ExportNamedDeclaration({ source }) {
      if (source?.value.startsWith("#api/")) isGiven = true;
    },
    CallExpression({ callee, arguments: given }) {
      const isTexts = callee.type === "MemberExpression" && isNamed(callee.object, ["t"]);
      if (callee.type === "Identifier") served.add(callee.start);
      if (isTexts || isNamed(callee, takers)) given.forEach(serve);
    },
    BinaryExpression({ left, right }) {
      [left, right].forEach(serve);
    },
    ArrayExpression({ elements }) {
      for (const element of elements) if (element) serve(element);
    },
    Property({ key, value, shorthand, computed }) {
      if (!shorthand && !computed) served.add(key.start);
      if (isNamed(key, properties)) serve(value);
    },
    MemberExpression(node) {
      if (node.computed) return;
      served.add(node.property.start);
      if (isNamed(node.property, light)) served.add(node.start);
    },
  }).visit(program);
  new Visitor({
    Identifier({ name, start }) {
      if (names.has(name) && !served.has(start)) isGiven = true;
    },
  }).visit(program);
  return isGiven;
}

function isNamed(node: ESTree.Node, names: readonly string[]): boolean {
  return node.type === "Identifier" && names.includes(node.name);
}

function depthOf(node: ESTree.Node): number {
  return node.type === "MemberExpression" ? depthOf(node.object) + 1 : 0;
}
