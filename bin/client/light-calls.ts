import { type ESTree, Visitor } from "vite";

type Edit = { from: number; to: number; text: string };

/** What of a call, and of a list, is a shape. */
const shapesOfCall = ["input", "output", "refuses"];
const shapesOfList = ["item", "within", "also"];
const withoutWork = ["Literal", "ArrowFunctionExpression", "FunctionExpression"];

/** A module of calls without the shapes of its calls, written so that what no longer serves is left out. */
export function lightCalls(code: string, program: ESTree.Program): string {
  const edits: Edit[] = [];
  const strip = (node: ESTree.ObjectExpression, names: readonly string[]) => {
    for (const [at, property] of node.properties.entries()) {
      if (!names.includes(nameOf(property))) continue;
      const next = node.properties[at + 1];
      edits.push({ from: property.start, to: next?.start ?? node.end - 1, text: "" });
    }
  };
  new Visitor({
    ObjectExpression(node) {
      const names = new Set(node.properties.map(nameOf));
      if (names.has("access") && names.has("input")) strip(node, shapesOfCall);
      else if (names.has("path") || names.has("columns")) strip(node, shapesOfList);
    },
  }).visit(program);
  for (const statement of program.body) {
    const declared =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { init } of declared.declarations) {
      if (!init || withoutWork.includes(init.type)) continue;
      edits.push({ from: init.start, to: init.start, text: "/* @__PURE__ */ (() => (" });
      edits.push({ from: init.end, to: init.end, text: "))()" });
    }
  }
  return edited(code, edits);
}

function nameOf(property: ESTree.ObjectPropertyKind): string {
  return property.type === "Property" && property.key.type === "Identifier"
    ? property.key.name
    : "";
}

/** The edits do not overlap. */
function edited(code: string, edits: readonly Edit[]): string {
  let text = code;
  for (const { from, to, text: put } of edits.toSorted((one, other) => other.from - one.from))
    text = text.slice(0, from) + put + text.slice(to);
  return text;
}
