import type { CompiledQuery } from "kysely";
import { preparedName } from "#server/db/pipelined.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import type { PreparedRead } from "#server/kernel/read-body.ts";

/** Placeholders in a statement for its offset and its limit. */
export const pagePlaces = { skip: -1n, take: -2n } as const;

type Place = { skip: number; take: number };
type Compile<A> = (query: A, asking: SignedContext) => readonly CompiledQuery[];

/** A statement with its constant values, and the positions of the values to fill in. */
type Template = PreparedRead & { places: readonly { at: number; given: number }[] };

const mostKept = 500;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const standIn = "00000000-0000-4fff-bfff-";

/**
 * The statements of a page, each text compiled once, because compiling takes longer than running. Ids and the page are
 * filled in for each request; for another word, role, right or day they are compiled again. A statement is compiled
 * every time if it reads other properties of the context, does anything with an id except pass it on, or searches.
 */
export function compileOnce<A extends object>(
  compile: Compile<A>,
): (query: A, asking: SignedContext, place: Place) => PreparedRead[] {
  const templatesByKey = new Map<string, readonly Template[] | null>();
  return (query, asking, place) => {
    const ids = new Map<string, string>();
    const shape = shapeOf(query, ids);
    const watched = watchedAsking(asking, ids);
    const key = JSON.stringify([shape, watched.key]);
    const isOfOne = "search" in query && Boolean(query.search);
    if (!isOfOne && !templatesByKey.has(key)) {
      if (templatesByKey.size >= mostKept) templatesByKey.clear();
      templatesByKey.set(key, templatesFor(compile, shape, watched, ids));
    }
    const templates =
      templatesByKey.get(key) ?? compile(query, asking).map((one) => templateOf(one, new Map()));
    const given = [place.skip, place.take, ...ids.keys()];
    return templates.map((one) => fillIn(one, given));
  };
}

/** The query with a placeholder for each real id. */
function shapeOf<A extends object>(query: A, ids: Map<string, string>): A {
  const fields = Object.entries(query).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === "string" && uuid.test(value) ? inPlaceOf(value, ids) : value,
  ]);
  // Guarantee: an id is only replaced by an id.
  return Object.fromEntries(fields) as A;
}

function inPlaceOf(id: string, ids: Map<string, string>): string {
  const known = ids.get(id) ?? `${standIn}${String(ids.size).padStart(12, "0")}`;
  ids.set(id, known);
  return known;
}

type Watched = { asking: SignedContext; key: readonly unknown[]; isLookedAt: () => boolean };

/** The context as far as a statement may depend on it; reading any other property is recorded. */
function watchedAsking(asking: SignedContext, ids: Map<string, string>): Watched {
  const body = asking as Partial<Record<"organizationId" | "right", string>>;
  const actor = { role: asking.actor.role, userId: inPlaceOf(asking.actor.userId, ids) };
  const ofBody = body.organizationId !== undefined && {
    organizationId: inPlaceOf(body.organizationId, ids),
    right: body.right,
  };
  let isLookedAt = false;
  const watch = <T extends object>(whole: T, substitutes: object): T => {
    const proxy = {};
    for (const [property, value] of Object.entries(whole)) {
      const get = () => {
        isLookedAt ||= !Object.hasOwn(substitutes, property);
        return Object.hasOwn(substitutes, property) ? Reflect.get(substitutes, property) : value;
      };
      Object.defineProperty(proxy, property, { get, enumerable: true });
    }
    // Guarantee: it has every property of the original.
    return proxy as T;
  };
  const { db, today } = asking;
  const contextParts = { db, today, actor: watch(asking.actor, actor), ...ofBody };
  return {
    asking: watch(asking, contextParts),
    key: [today, actor, ofBody],
    isLookedAt: () => isLookedAt,
  };
}

/** Null if the statement depends on more than what is filled in. */
function templatesFor<A>(
  compile: Compile<A>,
  shape: A,
  { asking, isLookedAt }: Watched,
  ids: Map<string, string>,
): readonly Template[] | null {
  const places = new Map<unknown, number>([...ids.values()].map((id, index) => [id, index + 2]));
  const templates = compile(shape, asking).map((one) => templateOf(one, places));
  const isLeft = JSON.stringify(templates.map(({ text, values }) => [text, values])).includes(
    standIn,
  );
  return isLookedAt() || isLeft ? null : templates;
}

function templateOf(
  { sql: text, parameters }: CompiledQuery,
  ids: ReadonlyMap<unknown, number>,
): Template {
  const given = new Map<unknown, number>([[pagePlaces.skip, 0], [pagePlaces.take, 1], ...ids]);
  const places = parameters.flatMap((value, at) => {
    const index = given.get(value);
    return index === undefined ? [] : [{ at, given: index }];
  });
  const values = parameters.map((value) => (given.has(value) ? null : value));
  return { name: preparedName(text), text, values, places };
}

function fillIn({ name, text, values, places }: Template, given: readonly unknown[]): PreparedRead {
  const own = [...values];
  for (const { at, given: index } of places) own[at] = given[index];
  return { name, text, values: own };
}
