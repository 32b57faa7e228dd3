import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const zod = /\/node_modules\/zod\//;
const page = /-page\.tsx\?tsr-split=|\/web\/layouts\/signed-in\.tsx\?tsr-split=/;
/** Packages lead through a file that names all they have. */
const packages = /\/node_modules\//;
/** So does a feature; what is asked of it by name is all that comes. */
const door = /\/public\.tsx?$/;
const imported = /import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g;
const passedOn = /export\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g;

type First = {
  plugin: Plugin;
  /** How many pages start with the module. */
  pagesOf: (id: string) => number;
  /** Whether it checks by a shape, which brings zod. */
  checks: (id: string) => boolean;
};

type Module = { code: string | null; importedIds: readonly string[] };

/**
 * How many pages import a module of ours, and do not merely ask for it later: those fetch it before they can show
 * themselves. Known once all modules have been read.
 */
export function firstModules(): First {
  const counts = new Map<string, number>();
  const checking = new Map<string, boolean>();
  return {
    pagesOf: (id) => counts.get(id) ?? 0,
    checks: (id) => checking.get(id) ?? false,
    plugin: {
      name: "paron-first-modules",
      apply: "build",
      buildEnd() {
        const visit = (id: string, seen: Set<string>): void => {
          if (seen.has(id) || packages.test(id)) return;
          seen.add(id);
          counts.set(id, (counts.get(id) ?? 0) + 1);
          const found = this.getModuleInfo(id);
          for (const next of found?.importedIds ?? []) {
            const behind = door.test(next) ? this.getModuleInfo(next) : null;
            if (!behind) visit(next, seen);
            else for (const one of behindDoor(next, behind, found?.code ?? "")) visit(one, seen);
          }
        };
        const check = (id: string): boolean => {
          const known = checking.get(id);
          if (known !== undefined || packages.test(id)) return known ?? zod.test(id);
          checking.set(id, false);
          const does = this.getModuleInfo(id)?.importedIds.some(check) ?? false;
          checking.set(id, does);
          return does;
        };
        for (const id of this.getModuleIds()) {
          if (page.test(id)) visit(id, new Set());
          check(id);
        }
      },
    },
  };
}

/** What a feature gives of itself to a module that names some of it. */
function behindDoor(id: string, { code, importedIds }: Module, importer: string): string[] {
  const asked = [...importer.matchAll(imported)]
    .filter(([, , source = ""]) => id.endsWith(source.replace("#", "/")))
    .flatMap(([, names]) => namesIn(names));
  const passed = [...(code ?? "").matchAll(passedOn)].map(([, names, source = ""]) => ({
    names: namesIn(names),
    from: join(dirname(id), source),
  }));
  const others = importedIds.filter((one) => !passed.some(({ from }) => from === one));
  const named = passed.filter(({ names }) => names.some((name) => asked.includes(name)));
  return [...others, ...named.map(({ from }) => from)];
}

function namesIn(list = ""): string[] {
  return list.split(",").map((name) => name.trim().replace(/\s+as\s.*/, ""));
}
