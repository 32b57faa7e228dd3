/**
 * The selectors of a stylesheet in which a `:has()` has every change of a page search much of it: whoever asks is any element
 * and not a named one, or the answer decides of what stands deep within or after it.
 */
export function costlyHas(css: string): string[] {
  const preludes = css.replaceAll(/\/\*[^]*?\*\//g, "").match(/[^{};]+(?=\{)/g) ?? [];
  return preludes
    .map((prelude) => prelude.trim())
    .filter((prelude) => !prelude.startsWith("@") && folded(prelude).split(",").some(isCostly));
}

/** Without brackets: what looks among its own children is `^`, what looks further `^^`; an attribute names as `.` does. */
function folded(selector: string): string {
  const next = selector
    .replaceAll(/\[[^\]]*\]/g, ".")
    .replaceAll(/:has\(\s*([>+]?)[^()]*\)/g, (_, near) => (near ? "^" : "^^"))
    .replaceAll(/:not\(([^()^]*(\^*)[^()]*)\)/g, "$2")
    .replaceAll(/:(?:is|where|global)\(([^()]*)\)/g, "$1")
    .replaceAll(/(:[\w-]+)\([^()]*\)/g, "$1");
  return next === selector ? selector : folded(next);
}

/** Each at an even place is an element, between them stands how they stand to each other. */
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
