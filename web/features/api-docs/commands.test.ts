import { expect, test } from "vitest";
import { z } from "zod";
import { schemaOf } from "#api/schema-of.ts";
import type { DocumentedCall } from "./call-document.ts";
import { exampleOf } from "./commands.ts";

const call: DocumentedCall = {
  operationId: "things.getAll",
  tags: [],
  summary: "",
  description: "",
  security: [],
  parameters: [],
  responses: {},
  method: "GET",
  address: "/api/Things/GetAll",
  area: "",
  scope: "things.getAll",
  refusals: [],
};
const parametersOf = (shape: z.ZodType) => {
  const { properties = {}, required = [] } = schemaOf(shape, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema: typeof schema === "object" ? schema : {},
  }));
};
const bodyOf = (shape: z.ZodType) => ({
  requestBody: { content: { "application/json": { schema: schemaOf(shape, "input") } } },
});
const authorized = 'curl -sS -H "Authorization: Bearer $TOKEN"';

test.each([
  [
    "a read with what it requires, and no more",
    {
      parameters: parametersOf(
        z.object({
          organizationId: z.uuid(),
          structureId: z.uuid(),
          month: z.string(),
          date: z.iso.date(),
          format: z.enum(["csv", "xlsx"]),
          search: z.string().optional(),
        }),
      ),
    },
    `${authorized} "$PARON_URL/api/Things/GetAll?organizationId=$ORGANIZATION&structureId=$STRUCTURE_ID&month=2026-10&date=2026-10-01&format=csv"`,
  ],
  ["a read that requires nothing", {}, `${authorized} "$PARON_URL/api/Things/GetAll"`],
  [
    "a file",
    { responses: { 200: { description: "", content: { "*/*": { schema: {} } } } } },
    `${authorized} -o answer "$PARON_URL/api/Things/GetAll"`,
  ],
  [
    "a change, whose quotes the shell keeps",
    {
      method: "PUT",
      ...bodyOf(
        z.object({
          organizationId: z.uuid(),
          version: z.number().int().min(1),
          rows: z.array(z.object({ name: z.string(), rest: z.boolean().nullable() })).min(1),
          remark: z.string().default(""),
        }),
      ),
    },
    String.raw`${authorized} -X PUT -H "Content-Type: application/json" -d "{\"organizationId\":\"$ORGANIZATION\",\"version\":1,\"rows\":[{\"name\":\"$NAME\",\"rest\":true}]}" "$PARON_URL/api/Things/GetAll"`,
  ],
  [
    "an uploaded file",
    {
      method: "POST",
      requestBody: {
        content: { "application/octet-stream": { schema: { type: "string" as const } } },
      },
    },
    `${authorized} -H "Content-Type: application/octet-stream" --data-binary @"$FILE" "$PARON_URL/api/Things/GetAll"`,
  ],
])("%s", (_what, change, command) => {
  expect(exampleOf({ ...call, ...change }, "2026-10")).toBe(command);
});
