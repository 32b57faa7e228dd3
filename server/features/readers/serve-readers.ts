import type { FastifyInstance, FastifyRequest } from "fastify";
import { isStorable } from "#domain/storable-text.ts";
import type { Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import type { Parts } from "#server/kernel/parts.ts";
import { contextOf } from "#server/kernel/plain-context.ts";
import { giveCommand, takeResults } from "./give-command.ts";
import { greetReader } from "./greet-reader.ts";
import { type Door, readerDoor } from "./reader-door.ts";
import { receiveLog } from "./receive-log.ts";

/** Bytes of one sending: some ten thousand lines. */
const mostBytes = 512 * 1024;

/**
 * The calls of card readers that push their log (ADMS), as they make them: `/iclock/cdata`, `/iclock/getrequest`,
 * `/iclock/devicecmd` and `/iclock/ping`, older ones with `.aspx`, beneath the secret path where they have one. They
 * speak plain text, under any content type and charset, and so are they answered.
 */
export async function serveReaders(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What is read of a line is ASCII, whatever charset the reader is set to.
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: mostBytes },
      (_request, body, done) => done(null, body.toString("latin1")),
    );
    scope.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const status = error instanceof Fault ? error.status : (error.statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, "unexpected");
      return reply.code(status).type("text/plain").send("ERROR\n");
    });
    for (const root of ["/iclock", "/r/:secret/iclock"]) {
      for (const ending of ["", ".aspx"]) {
        for (const [method, name, answer] of calls) {
          scope.route({
            method,
            url: `${root}/${name}${ending}`,
            handler: async (request, reply) => {
              const ctx = contextOf(parts, request, reply);
              const asked = askedBy(request);
              const text = await answer(ctx, await readerDoor(ctx, asked), asked);
              return reply.type("text/plain").send(text);
            },
          });
        }
      }
    }
  });
}

/** What a reader says of itself, and its text. */
type Asked = { serial: string; secret: string; query: (name: string) => string; body: string };

type Answer = (ctx: Context, door: Door, asked: Asked) => Promise<string>;

const calls: readonly (readonly ["GET" | "POST", string, Answer])[] = [
  ["GET", "cdata", greet],
  ["POST", "cdata", take],
  ["GET", "getrequest", giveCommand],
  ["POST", "devicecmd", (ctx, door, { body }) => takeResults(ctx, door, body)],
  ["GET", "ping", async () => "OK"],
];

function greet(ctx: Context, door: Door, { query }: Asked): Promise<string> {
  return greetReader(ctx, door, { pushVersion: query("pushver") });
}

/** The log of punches is taken; people, photographs, templates and what is done at the menu are not wanted, nor kept. */
async function take(ctx: Context, door: Door, { query, body }: Asked): Promise<string> {
  if (query("table").toUpperCase() !== "ATTLOG") return "OK";
  const stamp = query("Stamp").slice(0, 40);
  return `OK: ${await receiveLog(ctx, door, { text: body, stamp })}`;
}

function askedBy({ query, params, body }: FastifyRequest): Asked {
  const values = new Map(Object.entries(query as Record<string, unknown>));
  return {
    serial: parameter(values.get("SN")),
    secret: parameter((params as { secret?: string }).secret),
    query: (name) => parameter(values.get(name)),
    body: typeof body === "string" ? body : "",
  };
}

/** A parameter that comes twice is a list; that and a text which cannot be kept stand for none. */
function parameter(value: unknown): string {
  return typeof value === "string" && isStorable(value) ? value : "";
}
