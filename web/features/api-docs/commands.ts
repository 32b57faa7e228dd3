import type { JsonSchema } from "#api/schema-of.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { DocumentedCall } from "./call-document.ts";

/** Where the program calls and as whom; empty until its secret is known. */
type Credentials = { clientId?: string; secret?: string };

/** The values that every other command reads from the shell. */
export function settingsCommand(url: string, { clientId = "", secret = "" }: Credentials): string {
  return [
    `export PARON_URL='${url}'`,
    `export PARON_CLIENT_ID='${clientId}'`,
    `export PARON_CLIENT_SECRET='${secret}'`,
  ].join("\n");
}

const authorized = 'curl -sS -H "Authorization: Bearer $TOKEN"';

/** Gets a token and the id of the app's first body. What comes instead of them is what the server refused. */
export const signInCommand = [
  String.raw`TOKEN=$(curl -sS -u "$PARON_CLIENT_ID:$PARON_CLIENT_SECRET" -d grant_type=client_credentials "$PARON_URL/oauth/token" | sed 's/.*"access_token":"\([^"]*\)".*/\1/')`,
  String.raw`ORGANIZATION=$(${authorized} "$PARON_URL/api/Organizations/GetAllForCurrentUser" | sed 's/^\[{"id":"\([^"]*\)".*/\1/')`,
  'echo "$TOKEN"; echo "$ORGANIZATION"',
].join("\n");

const changes = `${authorized} "$PARON_URL/api/History/GetChanges?organizationId=$ORGANIZATION`;

/** The place in the body's changes before anything is read, and later what changed since. */
export const changesCommands = {
  place: String.raw`CURSOR=$(${changes}" | sed 's/.*"cursor":"\([^"]*\)".*/\1/'); echo "$CURSOR"`,
  since: `${changes}&after=$CURSOR"`,
};

/** The first page of the month's payroll, and all of it as a file. */
export function payrollCommands(month: Month): { page: string; file: string } {
  const query = `organizationId=$ORGANIZATION&month=${month}`;
  return {
    page: `${authorized} "$PARON_URL/api/Payments/GetPayroll?${query}&take=200"`,
    file: `${authorized} -o payroll.csv "$PARON_URL/api/Payments/ExportPayroll?${query}&format=csv"`,
  };
}

/** A call as a command with what it requires; ids and texts that only the caller knows are variables of the shell. */
export function exampleOf(call: DocumentedCall, month: Month): string {
  const { method, address, parameters, requestBody, responses } = call;
  const query = parameters.flatMap(({ name, required, schema }) =>
    name && required && schema ? [`${name}=${String(valueOf(name, schema, month))}`] : [],
  );
  const [content] = Object.entries(requestBody?.content ?? {});
  const isFile = "*/*" in (responses["200"]?.content ?? {});
  return [
    authorized,
    ...(method === (content ? "POST" : "GET") ? [] : [`-X ${method}`]),
    ...(content ? [bodyOf(content[0], content[1].schema, month)] : []),
    ...(isFile ? ["-o answer"] : []),
    `"$PARON_URL${address}${query.length > 0 ? `?${query.join("&")}` : ""}"`,
  ].join(" ");
}

function bodyOf(type: string, schema: JsonSchema, month: Month): string {
  const header = `-H "Content-Type: ${type}"`;
  if (type !== "application/json") return `${header} --data-binary @"$FILE"`;
  const text = JSON.stringify(valueOf("", schema, month)).replaceAll('"', String.raw`\"`);
  return `${header} -d "${text}"`;
}

/** A value that the schema accepts; of an object, the fields that it requires. */
function valueOf(name: string, schema: JsonSchema, month: Month): unknown {
  const { properties, required = [], items } = schema;
  const [type] = [schema.type].flat();
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.enum ?? [];
  if (schema.const !== undefined) return schema.const;
  if (first !== undefined) return isSchema(first) ? valueOf(name, first, month) : first;
  if (properties) {
    const fields = Object.entries(properties).filter(([field]) => required.includes(field));
    return Object.fromEntries(
      fields.map(([field, value]) => [
        field,
        isSchema(value) ? valueOf(field, value, month) : null,
      ]),
    );
  }
  if (type === "array") {
    const [item]: unknown[] = [items].flat();
    return schema.minItems && isSchema(item) ? [valueOf(name, item, month)] : [];
  }
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "boolean") return true;
  if (schema.format === "date") return `${month}-01`;
  if (type === "string" && /month$/i.test(name)) return month;
  return type === "string" ? `$${variableOf(name)}` : {};
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null;
}

/** organizationId → ORGANIZATION, structureId → STRUCTURE_ID. */
function variableOf(name: string): string {
  if (name === "organizationId") return "ORGANIZATION";
  return name.replaceAll(/[A-Z]/g, "_$&").toUpperCase();
}
