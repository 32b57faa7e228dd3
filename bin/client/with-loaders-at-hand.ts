import type { Plugin } from "vite";

const importing = `return async (...args) => {
		return (await fn())[key || "default"](...args);`;
const keeping = `let known;
	const preload = async () => (known ??= (await fn())[key || "default"]);
	return Object.assign(async (...args) => {
		return (known ?? (await preload()))(...args);`;
const end = `
	};
}`;
const keepingEnd = `
	}, { preload });
}`;

/**
 * A page's loader is in the page's own module, which the router imports again each time the page opens. An import waits for
 * the next task, and so for a frame, even if the module is loaded; with this, the loader is then called at once. Its
 * `preload` loads it before its page first opens, as a component's does.
 */
export function withLoadersAtHand(): Plugin {
  return {
    name: "paron-loaders-at-hand",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("/@tanstack/router-core/dist/esm/router.js")) return null;
      if (!code.includes(importing + end))
        throw new Error(`${id} imports what a page loads in another way`);
      return { code: code.replace(importing + end, keeping + keepingEnd), map: null };
    },
  };
}
