import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import type { JsonSchema } from "#api/schema-of.ts";
import { fold } from "#domain/identity/fold.ts";
import { ApiError } from "#web/kernel/api-error.ts";

const Shape = z.custom<JsonSchema>((value) => typeof value === "object" && value !== null);
const Content = z.record(z.string(), z.object({ schema: Shape }));
const Response = z.object({
  $ref: z.string().optional(),
  description: z.string().default(""),
  content: Content.optional(),
});

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string().default(""),
  description: z.string().default(""),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string().optional(),
        required: z.boolean().default(false),
        schema: Shape.optional(),
      }),
    )
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), Response),
});

const Servers = z.array(z.object({ url: z.string() }));

/** What the page reads of /openapi.json. */
const CallDocument = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  servers: Servers,
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ responses: z.record(z.string(), Response) }),
});

type CallDocument = z.output<typeof CallDocument>;

/** A call as the page shows it. */
export type DocumentedCall = z.output<typeof Operation> & {
  method: string;
  /** From the root of the site. */
  address: string;
  area: string;
  /** The scope under which an app is granted it; null for calls that only people make. */
  scope: string | null;
  refusals: { status: string; text: string }[];
};

export type Documented = { description: string; calls: DocumentedCall[] };

/** The document, fetched once. Throws ApiError. */
export const documentQuery = queryOptions<Documented, ApiError>({
  queryKey: ["/openapi.json"],
  queryFn: readDocument,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The calls whose address, words or area contain every word of the search. */
export function callsMatching(calls: readonly DocumentedCall[], search: string): DocumentedCall[] {
  const words = fold(search).split(" ").filter(Boolean);
  return calls.filter(({ address, summary, area, operationId }) => {
    const text = fold(`${address} ${summary} ${area} ${operationId}`);
    return words.every((word) => text.includes(word));
  });
}

async function readDocument({ signal }: { signal: AbortSignal }): Promise<Documented> {
  const response = await fetch("/openapi.json", { signal }).catch(() => null);
  if (!response?.ok) throw new ApiError(response?.status, null);
  const document = CallDocument.parse(await response.json());
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, value]) => {
      const operation = Operation.safeParse(value);
      if (!operation.success) return [];
      const own = Servers.safeParse(methods["servers"]);
      const [server] = own.success ? own.data : document.servers;
      const address = `${server?.url ?? ""}${path}`.replace("//", "/");
      return [documented(document, operation.data, method.toUpperCase(), address)];
    }),
  );
  return { description: document.info.description, calls };
}

function documented(
  { tags, components }: CallDocument,
  operation: z.output<typeof Operation>,
  method: string,
  address: string,
): DocumentedCall {
  const area = tags.find(({ name }) => name === operation.tags[0])?.description ?? "";
  const scope = operation.security.flatMap((one) => one["app"] ?? [])[0] ?? null;
  const refusals = Object.entries(operation.responses)
    .filter(([status]) => status !== "200")
    .map(([status, { $ref, description }]) => ({
      status,
      text: components.responses[$ref?.split("/").at(-1) ?? ""]?.description ?? description,
    }));
  return { ...operation, method, address, area, scope, refusals };
}
