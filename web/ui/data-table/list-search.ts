import type { z } from "zod";
import { phone } from "#web/kernel/widths.ts";

/**
 * The position in a list; the first page and the default size are left out of the address. `saved` is the id of the saved
 * view whose filters and sorting the address has.
 */
export type Paging = { page?: number; take?: number; saved?: string };

const idOfView = /^[0-9a-f-]{36}$/;

/** A list's part of the address: filters by name, all optional, and the paging. */
export type ListSearch<S extends z.ZodObject> = Partial<z.output<S>> & Paging;

/** The part of a list's address that a table itself reads. */
export type TableSearch = Paging & { search?: string | undefined; sort?: string | undefined };

/** Default rows per page: fewer on a phone, where each row is a card. */
export function usualTake(): number {
  return typeof matchMedia === "function" && matchMedia(phone).matches ? 25 : 50;
}

export const takes = [25, 50, 100, 200] as const;

/**
 * A route's `validateSearch` for a list. `filters` are the fields of the call's input that the address keeps, as
 * `structures.getAll.input.pick({ search: true, sort: true, state: true })`. A value that does not fit its field
 * is dropped, so that no address is ever refused.
 */
export function listSearchOf<S extends z.ZodObject>(
  filters: S,
): (raw: Record<string, unknown>) => ListSearch<S> {
  return (raw) => {
    const entries = Object.entries(filters.shape).flatMap(([name, schema]) => {
      const value = fitted(schema as z.ZodType, raw[name]);
      return value === undefined || value === "" ? [] : [[name, value] as const];
    });
    const page = wholeFrom(raw["page"], 2, 100_000);
    const take = takes.find((size) => size !== usualTake() && size === Number(raw["take"]));
    const saved = idOfView.test(String(raw["saved"])) ? String(raw["saved"]) : undefined;
    const paging: Paging = {
      ...(page ? { page } : {}),
      ...(take ? { take } : {}),
      ...(saved ? { saved } : {}),
    };
    // Guarantee: each value has passed its own field's schema.
    return { ...Object.fromEntries(entries), ...paging } as ListSearch<S>;
  };
}

/** The list call's input for an address: its filters with `skip` and `take`. */
export function pageInput<T extends Paging>(
  search: T,
): Omit<T, keyof Paging> & { skip: number; take: number } {
  const { page = 1, take = usualTake(), saved: _saved, ...filters } = search;
  return { ...filters, skip: (page - 1) * take, take };
}

/** The router reads `?search=123` as a number: a text field gets it back as text. */
function fitted(schema: z.ZodType, raw: unknown): unknown {
  if (raw === undefined || raw === null) return undefined;
  const read = schema.safeParse(raw);
  if (read.success) return read.data;
  const asText =
    typeof raw === "number" || typeof raw === "boolean" ? schema.safeParse(String(raw)) : read;
  return asText.success ? asText.data : undefined;
}

function wholeFrom(raw: unknown, least: number, most: number): number | undefined {
  const value = Number(raw);
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}
