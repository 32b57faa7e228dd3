import { describe, expect, test } from "vitest";
import { z } from "zod";
import { directionOf, nextSort } from "./column.ts";
import { listSearchOf, pageInput } from "./list-search.ts";

const filters = z.object({
  search: z.string().trim().max(100).optional(),
  sort: z.enum(["title", "-title"]).default("title"),
  state: z.enum(["open", "closed"]).default("open"),
});
const searchOf = listSearchOf(filters);

describe("the address of a list", () => {
  test.each([
    ["empty", {}, {}],
    [
      "keeps what fits",
      { search: "Άννα", sort: "-title", state: "closed", page: 3, take: 100 },
      { search: "Άννα", sort: "-title", state: "closed", page: 3, take: 100 },
    ],
    ["a search of digits is text", { search: 123456789 }, { search: "123456789" }],
    ["drops what does not fit", { sort: "salary", state: "all", page: "x", take: 7 }, {}],
    ["drops what is unknown", { token: "abc" }, {}],
    ["leaves out the first page and the default size", { page: 1, take: 50 }, {}],
    [
      "keeps the id of a view, and nothing else for one",
      { saved: "019a0000-0000-7000-8000-000000000001" },
      { saved: "019a0000-0000-7000-8000-000000000001" },
    ],
    ["drops an invalid view id", { saved: "mine" }, {}],
    ["an empty search is left out", { search: " " }, {}],
  ])("%s", (_case, raw, search) => {
    expect(searchOf(raw)).toEqual(search);
  });

  test("is converted to the call's input", () => {
    expect(pageInput({})).toEqual({ skip: 0, take: 50 });
    expect(pageInput({ page: 3, take: 25, saved: "1", state: "closed" })).toEqual({
      skip: 50,
      take: 25,
      state: "closed",
    });
  });
});

describe("sorting by a column's header", () => {
  const column = { sort: "title" };
  test.each([
    ["title", "-title"],
    ["-title", "title"],
    ["code", "title"],
    [undefined, "title"],
  ])("from %s to %s", (sort, next) => {
    expect(nextSort(column, sort)).toBe(next);
  });

  test("shows its direction", () => {
    expect(directionOf(column, "title")).toBe("ascending");
    expect(directionOf(column, "-title")).toBe("descending");
    expect(directionOf(column, "code")).toBeNull();
    expect(directionOf({}, undefined)).toBeNull();
  });
});
