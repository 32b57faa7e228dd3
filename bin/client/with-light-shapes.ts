import { join } from "node:path";
import { parseAst, type Plugin, type ESTree, Visitor } from "vite";
import { givesShapes } from "./gives-shapes.ts";

/** A module that validates with a shape whose name differs from its call's. */
const checks = [
  /\bschema\b/,
  /\b([A-Z]\w*)\b[^;]*from "#api\/(?!fields)[^;]*;[^]*\b\1\.(?:safeParse|parse|array)\(/,
];
const zodMember = /\bz(?:\$\d+)?\.(\w+)/g;
const script = /\.tsx?(?:\?tsr-[^?]*)?$/;
const light = "?light";

const needsShapes = (code: string) =>
  checks.some((one) => one.test(code)) || (code.includes('"#api/') && givesShapes(parseAst(code)));

/**
 * The modules a page starts with read only the method and path of a call, and only the filters of a list, as in the URL. They get calls
 * without shapes, and light-shapes.ts, which has just that, in place of zod. A module that validates, or passes a call on, gets all.
 */
export function withLightShapes(root: string, has: readonly string[]): Plugin {
  const [api, web] = [join(root, "api/"), join(root, "web/")];
  const lightZod = join(root, "web/engine/light-shapes.ts");
  return {
    name: "paron-light-shapes",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!source.endsWith(light)) return null;
      const plain = source.slice(0, -light.length);
      if (plain === "zod") return lightZod;
      const found = await this.resolve(plain, importer, options);
      return found ? `${found.id}${light}` : null;
    },
    transform: {
      order: "post",
      handler(code, id) {
        const isLight = id.startsWith(api) && id.endsWith(light);
        const isOwn = id.startsWith(web) && script.test(id);
        if (!isLight && (!isOwn || needsShapes(code))) return null;
        const withLight = code.replaceAll(
          /((?:from|import)\s*)"(zod|#api\/[^"]+\.ts|\.\/[^"]+\.ts)"/g,
          (whole, before: string, source: string) =>
            source.startsWith("./") && !isLight ? whole : `${before}"${source}${light}"`,
        );
        return {
          code: isLight ? lightCalls(withLight, parseAst(withLight)) : withLight,
          map: null,
        };
      },
    },
    generateBundle(_options, bundle) {
      for (const piece of Object.values(bundle)) {
        const modules = piece.type === "chunk" ? Object.entries(piece.modules) : [];
        for (const [id, { code }] of modules.filter(([name]) => name.endsWith(light)))
          for (const [, name = ""] of (code ?? "").matchAll(zodMember))
            if (!has.includes(name))
              this.error(`${id} asks for z.${name}, which light-shapes.ts has not`);
      }
    },
  };
}

type Edit = { from: number; to: number; text: string };

/** The properties of a call, and of a list, that are shapes. */
const shapesOfCall = ["input", "output", "refuses"];
const shapesOfList = ["item", "within", "also"];
const withoutWork = ["Literal", "ArrowFunctionExpression", "FunctionExpression"];

/** A module of calls without their shapes, written so that unused code is dropped. */
function lightCalls(code: string, program: ESTree.Program): string {
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

/** Applies edits, which must not overlap. */
function edited(code: string, edits: readonly Edit[]): string {
  let text = code;
  for (const { from, to, text: put } of edits.toSorted((one, other) => other.from - one.from))
    text = text.slice(0, from) + put + text.slice(to);
  return text;
}
