import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Each class of the kit has a name that is used for nothing else. */
const names = /m_[0-9a-f]{5,}/g;

/**
 * Fails a build in which a used part of the kit has no style sheet in web/theme/kit.css, or a style sheet there belongs to an
 * unused part.
 */
export function refuseStylesAmiss(root: string, folder: string): void {
  const kit = join(root, "node_modules/@mantine/core/styles");
  const imported = readFileSync(join(root, "web/theme/kit.css"), "utf8");
  const scripts = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
  const used = new Set(scripts.flatMap((name) => namesIn(join(folder, "assets", name))));
  const amiss = readdirSync(kit)
    .filter((name) => name.endsWith(".layer.css"))
    .filter((name) => {
      const own = namesIn(join(kit, name));
      return own.length > 0 && own.some((one) => used.has(one)) !== imported.includes(`/${name}"`);
    });
  if (amiss.length > 0)
    throw new Error(`web/theme/kit.css lacks, or has without need: ${amiss.join(", ")}`);
}

function namesIn(file: string): string[] {
  return readFileSync(file, "utf8").match(names) ?? [];
}
