import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import type { RouteNode } from "./page-files.ts";
import { type Piece, putTogether } from "./put-together.ts";

const zod = /\/node_modules\/zod\//;
const page = /-page\.tsx\?tsr-split=|\/web\/layouts\/signed-in\.tsx\?tsr-split=/;
/** What stands around each page of a person who is signed in. */
const frame = "layouts/signed-in.tsx";
/** Packages lead through a file that names all they have. */
const packages = /\/node_modules\//;
/** So does a feature; what is asked of it by name is all that comes. */
const door = /\/public\.tsx?$/;
/** What a module's letters come to as it travels, and what a request costs beside it, where the line is far. */
const packedShare = 0.2;
const costs = { requestBytes: 2500, mostBytes: 2500 };
/** A part of a package, by itself. */
const partBytes = 1500;
/** What so many pages start with comes with what many need (`vite.config.ts`). */
export const manyPages = 11;
const imported = /import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g;
const passedOn = /export\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g;

type First = {
  plugin: Plugin;
  /** How many pages start with the module. */
  pagesOf: (id: string) => number;
  /** The name of the piece for what the same pages, or nearly the same, start with; null for what none does. */
  pieceOf: (id: string) => string | null;
  /** Whether it checks by a shape, which brings zod. */
  checks: (id: string) => boolean;
};

/** The pages that start with each module. */
type Pages = Map<string, Set<string>>;

type Growing = { pages: Set<string>; bytes: number; needs: Set<string>; isFixed: boolean };

type Module = { code: string | null; importedIds: readonly string[] };

/**
 * How many pages import a module of ours, and do not merely ask for it later: those fetch it before they can show
 * themselves. Known once all modules have been read.
 */
export function firstModules(routes: RouteNode): First {
  const pages: Pages = new Map();
  /** With all of the doors that somebody fetches later, since such a one stands whole. */
  const withWhole: Pages = new Map();
  const framed = new Set(filesIn(routes, false));
  const checking = new Map<string, boolean>();
  let wholes = new Map<string, string>();
  const pagesOf = (id: string): number => pages.get(id)?.size ?? 0;
  const ownPieceOf = (id: string): string | null => {
    const all = [...(withWhole.get(id) ?? [])];
    const needing = all.includes(frame) ? all.filter((file) => !framed.has(file)) : all;
    // What checks brings zod, which a door may only seem to lead to.
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

/** The files of pages that stand in the frame. */
function filesIn({ file, children = [] }: RouteNode, isFramed: boolean): string[] {
  const own = isFramed && file !== undefined ? [file] : [];
  return [...own, ...children.flatMap((child) => filesIn(child, isFramed || file === frame))];
}

/** Of a module of the client, as the table of routes names it. */
function fileOf(id: string): string {
  return id.replace(/^.*\/web\//, "").replace(/\?.*$/, "");
}

function pieceName(files: readonly string[]): string {
  const hash = createHash("sha256").update(files.toSorted().join(" ")).digest("hex");
  return `shared~${hash.slice(0, 12)}`;
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
