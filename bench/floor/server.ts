import { createServer, type IncomingMessage } from "node:http";
import { Pool, types } from "pg";
import { answers } from "./answers.ts";

/**
 * The least that Node and PostgreSQL can do: `node:http`, the driver's pool, one prepared statement per request, its rows as
 * JSON. It authenticates no one. Started with a connection string; prints its port.
 */
const [url] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 8 });
types.setTypeParser(types.builtins.DATE, (value) => value);

const server = createServer((request, response) => {
  void answered(request).then(
    (text) => {
      const length = Buffer.byteLength(text);
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": length });
      response.end(text);
    },
    (error: unknown) => {
      const text = String(error);
      response.writeHead(500, { "Content-Length": Buffer.byteLength(text) }).end(text);
    },
  );
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.stdout.write(`${address?.port}\n`);
});

async function answered(request: IncomingMessage): Promise<string> {
  const [path = "", query] = (request.url ?? "").replace(/^\/api/, "").split("?");
  const found = answers[path];
  if (!found) throw new Error(`Nothing at ${path}`);
  // Guarantee: only the bench sends requests, as the calls are described.
  const asked = (
    request.method === "POST"
      ? JSON.parse(await textOf(request))
      : Object.fromEntries(new URLSearchParams(query))
  ) as Parameters<typeof found.values>[0];
  const { name, text } = found;
  const { rows } = await pool.query<Record<string, unknown>>({
    name,
    text,
    values: found.values(asked),
  });
  return JSON.stringify(found.answer(rows));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
