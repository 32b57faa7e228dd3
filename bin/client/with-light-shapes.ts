import { join } from "node:path";
import { parseAst, type Plugin } from "vite";
import { lightCalls } from "./light-calls.ts";

/**
 * A module that checks what is sent or answered names a shape of a call, gives the call itself to a form that reads its
 * shape, or reads by one.
 */
const checks = [
  /(?<!\.)\.(?:input|output)\b|\bschema\b/,
  /\b(?:use(?:Call|Record)Form|entryFormOf)\b/,
  /\b([A-Z]\w*)\b[^;]*from "#api\/(?!fields)[^;]*;[^]*\b\1\.(?:safeParse|parse|array)\(/,
];
const asked = /\bz(?:\$\d+)?\.(\w+)/g;
const own = /\/(?:web)\/.*\.tsx?(?:\?tsr-[^?]*)?$/;
const light = "?light";

/**
 * What a page starts with reads of a call its method and path, and of a list its filters, as the address has them: there
 * calls come without their shapes, and light-shapes.ts, which has so much, stands for zod. A module that checks by a shape has all of it.
 */
export function withLightShapes(root: string, has: readonly string[]): Plugin {
  const api = join(root, "api/");
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
        if (!isLight && (!own.test(id) || checks.some((one) => one.test(code)))) return null;
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
          for (const [, name = ""] of (code ?? "").matchAll(asked))
            if (!has.includes(name))
              this.error(`${id} asks for z.${name}, which light-shapes.ts has not`);
      }
    },
  };
}
