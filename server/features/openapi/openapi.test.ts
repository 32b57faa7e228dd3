import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, expect, test } from "vitest";
import { allCalls } from "#api/all.ts";
import { specified } from "#server/testing/specified.ts";
import { routesOf } from "#server/testing/routes-of.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { areaTexts } from "#texts/calls.ts";
import { openApiDocument } from "./document.ts";

type Described = {
  parameters: { name?: string; required?: boolean; schema?: object; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
  security: object[];
  "x-roles": string[];
};
type Schema = { type?: string; properties?: object; additionalProperties?: boolean };
const world = worldOfFile();
let document: { paths: Record<string, Record<string, Described>> };
beforeAll(async () => {
  document = (await world.app.inject({ url: "/openapi.json" })).json();
});

const described = (method: string, path: string) => document.paths[path]?.[method.toLowerCase()];

test("every area of the calls has its Greek name", () => {
  expect(Object.keys(areaTexts).toSorted()).toEqual(Object.keys(allCalls).toSorted());
});

test("the document is one of OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate({ ...openApiDocument() });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test("a document without an answer is invalid", async () => {
  const { paths, ...rest } = openApiDocument();
  const broken = { ...rest, paths: { ...paths, "/Broken/Call": { get: { responses: {} } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test("the document has every route of the application, and nothing else", () => {
  const programs = routesOf(world.app).filter((route) => / \/(api|oauth)\//.test(route));
  const written = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => key !== "servers")
      .map((method) => `${method.toUpperCase()} ${"servers" in item ? "" : "/api"}${path}`),
  );
  expect(written.toSorted()).toEqual(programs.toSorted());
});

test.each(specified)(
  "%s %s %s is in the document, with its request and response schema",
  (_id, method, path) => {
    const call = described(method, path);
    const inBody = call?.requestBody?.content["application/json"]?.schema;
    const inQuery = call?.parameters.filter(({ $ref }) => $ref === undefined) ?? [];
    const answer = call?.responses[200]?.content["application/json"]?.schema;
    const reads = method === "GET" || method === "DELETE";
    expect(inBody === undefined).toBe(reads);
    expect(reads || inQuery.length === 0).toBe(true);
    expect(Object.keys(answer ?? {})).not.toEqual([]);
  },
);

test("a call documents its input, its exact answer, who may make it and how it refuses", () => {
  const list = described("GET", "/Structures/GetAll");
  expect(list?.parameters).toContainEqual(
    expect.objectContaining({ name: "organizationId", in: "query", required: true }),
  );
  expect(list?.responses[200]?.content["application/json"]?.schema).toMatchObject({
    type: "object",
    additionalProperties: false,
  });
  expect(list?.security).toEqual([{ session: [] }, { app: ["structures.getAll"] }]);
  const create = described("POST", "/Structures/Create");
  expect(create?.["x-roles"]).toEqual(["Administrator", "LegalRepresentative", "Employee"]);
  expect(create?.parameters).toEqual([{ $ref: "#/components/parameters/IdempotencyKey" }]);
  expect(Object.keys(create?.responses ?? {})).toEqual(
    expect.arrayContaining(["400", "401", "403", "404", "409", "422", "429", "503"]),
  );
  expect(described("GET", "/DailyReport/Get")?.security).toEqual([{ link: [] }]);
  expect(described("POST", "/Users/Login")?.security).toEqual([]);
});
