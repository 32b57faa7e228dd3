import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const describing = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const exported = /^export (?:function|const) (\w+)/gm;

/** No page describes a shape as JSON schema, but zod ships code for it with every shape: its functions do nothing here. */
export function withoutJsonSchema(): Plugin {
  return {
    name: "paron-json-schema",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!describing.test(id)) return null;
      const names = [...readFileSync(id, "utf8").matchAll(exported)].map(([, name]) => name);
      return names.map((name) => `export function ${name}() {}`).join("\n");
    },
  };
}
