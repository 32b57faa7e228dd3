// Zod tells libraries that read schemas to do so under `_zod`, which stays the same between versions.
// oxlint-disable no-underscore-dangle
import type { z } from "zod";

/** The smallest and largest value or length of a field. */
type Bounds = { minimum?: number; maximum?: number };

/** The bounds of the field at a path in a shape; empty if there is no such field. */
export function boundsOf(shape: z.core.$ZodType, path: readonly PropertyKey[]): Bounds {
  const def = (shape as z.core.$ZodTypes)._zod.def;
  const [key, ...rest] = path;
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "readonly":
    case "catch":
      return boundsOf(def.innerType, path);
    case "pipe":
      return boundsOrNull(boundsOf(def.in, path)) ?? boundsOf(def.out, path);
    case "lazy":
      return boundsOf(def.getter(), path);
    case "union":
      return first(def.options, path);
    case "intersection":
      return first([def.left, def.right], path);
    case "object": {
      const field = typeof key === "string" ? def.shape[key] : undefined;
      return field ? boundsOf(field, rest) : {};
    }
    case "array":
      return key === undefined ? own(shape) : boundsOf(def.element, rest);
    default:
      return key === undefined ? own(shape) : {};
  }
}

function first(shapes: readonly z.core.$ZodType[], path: readonly PropertyKey[]): Bounds {
  for (const shape of shapes) {
    const found = boundsOrNull(boundsOf(shape, path));
    if (found) return found;
  }
  return {};
}

function boundsOrNull(bounds: Bounds): Bounds | null {
  return Object.keys(bounds).length > 0 ? bounds : null;
}

/** The bounds set by the checks of a shape, the strictest on each side. */
function own(shape: z.core.$ZodType): Bounds {
  const bounds: Bounds = {};
  for (const check of shape._zod.def.checks ?? []) {
    const { minimum, maximum } = ofCheck((check as z.core.$ZodChecks)._zod.def);
    if (minimum !== undefined) bounds.minimum = Math.max(minimum, bounds.minimum ?? minimum);
    if (maximum !== undefined) bounds.maximum = Math.min(maximum, bounds.maximum ?? maximum);
  }
  return bounds;
}

function ofCheck(def: z.core.$ZodChecks["_zod"]["def"]): Bounds {
  switch (def.check) {
    case "min_length":
      return { minimum: def.minimum };
    case "max_length":
      return { maximum: def.maximum };
    case "length_equals":
      return { minimum: def.length, maximum: def.length };
    case "greater_than":
      return { minimum: Number(def.value) };
    case "less_than":
      return { maximum: Number(def.value) };
    default:
      return {};
  }
}
