import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { index, layout, rootRoute, route } from "@tanstack/virtual-file-routes";

const pages = globSync("features/**/*-page.tsx", { cwd: import.meta.dirname }).toSorted();

/** The route table of the specification, section 2: each page declares its own address, and its folder which layout wraps it. */
export const routes = rootRoute("layouts/root.tsx", [
  layout("blank", "layouts/blank.tsx", pagesIn("blank")),
  layout("signed-in", "layouts/signed-in.tsx", pagesIn("signed-in")),
]);

function pagesIn(around: "blank" | "signed-in") {
  return pages.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    const [, path] = text.match(RegExp(`createFileRoute\\(\\s*"/_${around}(/[^"]*)"`)) ?? [];
    return path === undefined ? [] : [path === "/" ? index(file) : route(path, file)];
  });
}
