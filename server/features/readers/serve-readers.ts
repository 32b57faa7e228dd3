import type { FastifyInstance, FastifyRequest } from "fastify";
import { isStorable } from "#domain/storable-text.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Context, BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import type { Parts } from "#server/kernel/parts.ts";
import { contextOf } from "#server/kernel/plain-context.ts";
import { asReader } from "./as-reader.ts";
import { clockSetAt, leaveCommand, noteResults, takeCommand } from "./commands.queries.ts";
import { type Door, readerDoor } from "./reader-door.ts";
import { receiveLog } from "./receive-log.ts";
import { hoursBeforeUtc, readerSeconds } from "./wall-clock.ts";

/** Bytes of one request: some ten thousand lines. */
const mostBytes = 512 * 1024;

/**
 * The calls of card readers that push their log (ADMS), as they make them: `/iclock/cdata`, `/iclock/getrequest`,
 * `/iclock/devicecmd` and `/iclock/ping`, older ones with `.aspx`, under the secret path if they have one. They send
 * plain text, with any content type and charset, and get plain text back.
 */
export async function serveReaders(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The parts of a line that are read are ASCII, whatever charset the reader is set to.
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
              const readerRequest = readerRequestOf(request);
              const text = await answer(ctx, await readerDoor(ctx, readerRequest), readerRequest);
              return reply.type("text/plain").send(text);
            },
          });
        }
      }
    }
  });
}

/** A reader's identification, and its text. */
type ReaderRequest = {
  serial: string;
  secret: string;
  query: (name: string) => string;
  body: string;
};

type Answer = (ctx: Context, door: Door, request: ReaderRequest) => Promise<string>;

const calls: readonly (readonly ["GET" | "POST", string, Answer])[] = [
  ["GET", "cdata", greet],
  ["POST", "cdata", take],
  ["GET", "getrequest", giveCommand],
  ["POST", "devicecmd", (ctx, door, { body }) => takeResults(ctx, door, body)],
  ["GET", "ping", async () => "OK"],
];

function greet(ctx: Context, door: Door, { query }: ReaderRequest): Promise<string> {
  return greetReader(ctx, door, { pushVersion: query("pushver") });
}

/** Only the log of punches is accepted; people, photographs, templates and the menu log are acknowledged but not stored. */
async function take(ctx: Context, door: Door, { query, body }: ReaderRequest): Promise<string> {
  if (query("table").toUpperCase() !== "ATTLOG") return "OK";
  const stamp = query("Stamp").slice(0, 40);
  return `OK: ${await receiveLog(ctx, door, { text: body, stamp })}`;
}

function readerRequestOf({ query, params, body }: FastifyRequest): ReaderRequest {
  const values = new Map(Object.entries(query as Record<string, unknown>));
  return {
    serial: parameter(values.get("SN")),
    secret: parameter((params as { secret?: string }).secret),
    query: (name) => parameter(values.get(name)),
    body: typeof body === "string" ? body : "",
  };
}

/** A repeated parameter is a list; that, and a text that cannot be stored, count as missing. */
function parameter(value: unknown): string {
  return typeof value === "string" && isStorable(value) ? value : "";
}

const dayMs = 86_400_000;

/** The response to a reader's poll: the oldest waiting command, or `OK` if there is none. */
function giveCommand(ctx: Context, door: Door): Promise<string> {
  return asReader(ctx, door, "reader.ask", async (tx, own) => {
    if (await isClockDue(tx, own, door.deviceId))
      await leaveCommand(tx, own, door.deviceId, "set-time", null);
    const given = await takeCommand(tx, own, door.deviceId);
    if (!given) return { entries: [], result: "OK" };
    // The time of sending: a command may have waited for hours.
    const text =
      given.command === "check" ? "CHECK" : `SET OPTION DateTime=${readerSeconds(ctx.now)}`;
    return { entries: [], result: `C:${given.seq}:${text}\r\n` };
  });
}

/** A reader's report on its commands: lines of `ID=1&Return=0&CMD=…`. */
function takeResults(ctx: Context, door: Door, text: string): Promise<string> {
  const results = text.split(/\r?\n/).flatMap((line) => {
    const params = new URLSearchParams(line);
    const [seq, result] = [Number(params.get("ID")), Number(params.get("Return"))];
    return isSmall(seq) && seq > 0 && isSmall(result) ? [{ seq, result }] : [];
  });
  return asReader(ctx, door, "reader.tell", async (tx, own) => {
    await noteResults(tx, own, door.deviceId, results.slice(0, mostResults));
    return { entries: [], result: "OK" };
  });
}

const mostResults = 100;

function isSmall(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 1_000_000_000;
}

/** Once a day, and after a change to or from summer time. */
async function isClockDue(tx: Writer, own: BodyContext, deviceId: string): Promise<boolean> {
  const reportedAt = await clockSetAt(tx, own, deviceId);
  if (reportedAt === null || own.now.getTime() - reportedAt.getTime() >= dayMs) return true;
  return hoursBeforeUtc(reportedAt) !== hoursBeforeUtc(own.now);
}

/** Seconds between two polls of a reader; after an error it waits longer. */
const askSeconds = 30;

const errorSeconds = 60;

/**
 * The response to a reader that starts: send the log immediately, from the last position, and nothing else that it knows of
 * people. A reader sets its clock from the `Date` header of the response and this zone, so the zone follows summer time.
 */
function greetReader(
  ctx: Context,
  door: Door,
  { pushVersion }: { pushVersion: string },
): Promise<string> {
  return asReader(ctx, door, "reader.greet", async (tx, _own, reader) => {
    await tx
      .updateTable("reader")
      .set({ greeted_at: ctx.now, push_version: pushVersion.slice(0, 40) })
      .where((of) => of.and({ organization_id: door.organizationId, device_id: door.deviceId }))
      .execute();
    const stamp = reader.lastStamp === "" ? "0" : reader.lastStamp;
    const lines = [
      `GET OPTION FROM: ${door.serial}`,
      `Stamp=${stamp}`,
      `ATTLOGStamp=${stamp}`,
      "OPERLOGStamp=9999",
      "ATTPHOTOStamp=9999",
      `ErrorDelay=${errorSeconds}`,
      `Delay=${askSeconds}`,
      "TransTimes=00:00;12:00",
      "TransInterval=1",
      `TransFlag=${takesNames(pushVersion) ? "TransData AttLog" : "1000000000"}`,
      `TimeZone=${hoursBeforeUtc(ctx.now)}`,
      "Realtime=1",
      "Encrypt=0",
    ];
    return { entries: [], result: `${lines.join("\r\n")}\r\n` };
  });
}

/** From version 2 on the tables to send are named; before, each is a digit. */
function takesNames(pushVersion: string): boolean {
  return Number.parseInt(pushVersion, 10) >= 2;
}
