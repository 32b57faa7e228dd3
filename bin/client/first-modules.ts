import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import type { RouteNode } from "./page-files.ts";
import { type Piece, putTogether } from "./put-together.ts";

const zod = /\/node_modules\/zod\//;
const page = /-page\.tsx\?tsr-split=|\/web\/layouts\/signed-in\.tsx\?tsr-split=/;
/** The layout around each page of a signed-in user. */
const frame = "layouts/signed-in.tsx";
/** Packages are imported through a file that lists everything they export. */
const packages = /\/node_modules\//;
/** Features are too; only what is imported by name is included. */
const door = /\/public\.tsx?$/;
/** The compressed share of a module's characters. */
const packedShare = 0.2;
const costs = { requestBytes: 700, mostBytes: 2500 };
/** Assumed bytes of one part of a package. */
const partBytes = 1500;
/** A module that this many pages start with goes into the piece that many need (`vite.config.ts`). */
export const manyPages = 11;
const imported = /import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g;
const passedOn = /export\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g;

type First = {
  plugin: Plugin;
  /** How many pages start with the module. */
  pagesOf: (id: string) => number;
  /** The name of the piece for modules that the same, or nearly the same, pages start with; null for modules that no page starts with. */
  pieceOf: (id: string) => string | null;
  /** Whether it validates with a shape, which pulls in zod. */
  checks: (id: string) => boolean;
};

/** The pages that start with each module. */
type Pages = Map<string, Set<string>>;

type Growing = { pages: Set<string>; bytes: number; needs: Set<string>; isFixed: boolean };

type Module = { code: string | null; importedIds: readonly string[] };

/**
 * Counts how many pages import each of our modules statically, as opposed to loading it later: those fetch it before they can
 * render. Known once all modules have been read.
 */
export function firstModules(routes: RouteNode): First {
  const pages: Pages = new Map();
  /** Including everything behind doors that are also imported dynamically, since those stay whole. */
  const withWhole: Pages = new Map();
  const framed = new Set(filesIn(routes, false));
  const checking = new Map<string, boolean>();
  let wholes = new Map<string, string>();
  const pagesOf = (id: string): number => pages.get(id)?.size ?? 0;
  const ownPieceOf = (id: string): string | null => {
    const all = [...(withWhole.get(id) ?? [])];
    const needing = all.includes(frame) ? all.filter((file) => !framed.has(file)) : all;
    // A module that validates brings zod, even if a door only seems to lead to it.
    const kind = checking.get(id) ? ["checks"] : [];
    return needing.length > 0 ? pieceName([...needing, ...kind]) : null;
  };
  const piecesOf = (moduleOf: (id: string) => Module | null): Piece[] => {
    const pieces = new Map<string, Growing>();
    const add = (name: string, needing: readonly string[], isFixed: boolean): Growing => {
      const piece = pieces.get(name) ?? { pages: new Set(), bytes: 0, needs: new Set(), isFixed };
      for (const one of needing) piece.pages.add(one);
      piece.isFixed ||= isFixed;
      pieces.set(name, piece);
      return piece;
    };
    for (const [id, all] of withWhole) {
      const name = ownPieceOf(id);
      const found = moduleOf(id);
      if (name === null || !found) continue;
      const needing = all.has(frame) ? [...framed, ...all] : [...all];
      const isFixed = pagesOf(id) >= manyPages || page.test(id) || checking.get(id) === true;
      const piece = add(name, needing, isFixed);
      piece.bytes += (found.code?.length ?? 0) * packedShare;
      for (const next of found.importedIds) {
        if (packages.test(next)) add(next, needing, true).bytes = partBytes;
        const needed = ownPieceOf(next) ?? next;
        if (needed !== name) piece.needs.add(needed);
      }
    }
    return [...pieces].map(([name, piece]) => ({ name, ...piece }));
  };
  return {
    pagesOf,
    pieceOf: (id) => {
      const own = ownPieceOf(id);
      return own === null ? null : (wholes.get(own) ?? own);
    },
    checks: (id) => checking.get(id) ?? false,
    plugin: {
      name: "paron-first-modules",
      apply: "build",
      buildEnd() {
        const visit = (id: string, of: string, into: Pages): void => {
          const known = into.get(id) ?? new Set();
          if (known.has(of) || packages.test(id)) return;
          into.set(id, known.add(of));
          const found = this.getModuleInfo(id);
          for (const next of found?.importedIds ?? []) {
            const behind = door.test(next) ? this.getModuleInfo(next) : null;
            const isWhole = into === withWhole && (behind?.dynamicImporters.length ?? 0) > 0;
            if (!behind || isWhole) visit(next, of, into);
            else
              for (const one of behindDoor(next, behind, found?.code ?? "")) visit(one, of, into);
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
          if (page.test(id)) for (const into of [pages, withWhole]) visit(id, fileOf(id), into);
          check(id);
        }
        wholes = putTogether(
          piecesOf((id) => this.getModuleInfo(id)),
          costs,
        );
      },
    },
  };
}

/** The files of pages inside the frame. */
function filesIn({ file, children = [] }: RouteNode, isFramed: boolean): string[] {
  const own = isFramed && file !== undefined ? [file] : [];
  return [...own, ...children.flatMap((child) => filesIn(child, isFramed || file === frame))];
}

/** The file of a client module, as named in the route table. */
function fileOf(id: string): string {
  return id.replace(/^.*\/web\//, "").replace(/\?.*$/, "");
}

function pieceName(files: readonly string[]): string {
  const hash = createHash("sha256").update(files.toSorted().join(" ")).digest("hex");
  return `shared~${hash.slice(0, 12)}`;
}

/** The modules behind a feature's door that an importer needs, by the names it imports. */
function behindDoor(id: string, { code, importedIds }: Module, importer: string): string[] {
  const importedNames = [...importer.matchAll(imported)]
    .filter(([, , source = ""]) => id.endsWith(source.replace("#", "/")))
    .flatMap(([, names]) => namesIn(names));
  const passed = [...(code ?? "").matchAll(passedOn)].map(([, names, source = ""]) => ({
    names: namesIn(names),
    from: join(dirname(id), source),
  }));
  const others = importedIds.filter((one) => !passed.some(({ from }) => from === one));
  const neededModules = passed.filter(({ names }) =>
    names.some((name) => importedNames.includes(name)),
  );
  return [...others, ...neededModules.map(({ from }) => from)];
}

function namesIn(list = ""): string[] {
  return list.split(",").map((name) => name.trim().replace(/\s+as\s.*/, ""));
}
