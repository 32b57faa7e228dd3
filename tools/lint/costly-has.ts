/**
 * The selectors of a stylesheet in which a `:has()` makes the browser search much of the page on every change: its subject is
 * any element instead of a named one, or its result affects something deep within or after it.
 */
export function costlyHas(css: string): string[] {
  const preludes = css.replaceAll(/\/\*[^]*?\*\//g, "").match(/[^{};]+(?=\{)/g) ?? [];
  return preludes
    .map((prelude) => prelude.trim())
    .filter((prelude) => !prelude.startsWith("@") && folded(prelude).split(",").some(isCostly));
}

/** Simplifies a selector: `:has()` of direct children or siblings becomes `^`, of anything further `^^`; an attribute counts as a class. */
function folded(selector: string): string {
  const next = selector
    .replaceAll(/\[[^\]]*\]/g, ".")
    .replaceAll(/:has\(\s*([>+]?)[^()]*\)/g, (_, near) => (near ? "^" : "^^"))
    .replaceAll(/:not\(([^()^]*(\^*)[^()]*)\)/g, "$2")
    .replaceAll(/:(?:is|where|global)\(([^()]*)\)/g, "$1")
    .replaceAll(/(:[\w-]+)\([^()]*\)/g, "$1");
  return next === selector ? selector : folded(next);
}

/** Parts at even positions are elements, with the combinators between them. */
function isCostly(selector: string): boolean {
  const parts = selector
    .trim()
    .replaceAll(/\s*([\s>+~])\s*/g, "$1")
    .split(/([\s>+~])/);
  return parts.some((part, index) => {
    if (!part.includes("^")) return false;
    const isNamed = parts[index - 1] === ">" || /[.#&]|:root|^(html|body)\b/.test(part);
    const isLast = index === parts.length - 1;
    return (!isLast && parts[index + 1] !== ">") || (part.includes("^^") && !isNamed);
  });
}
