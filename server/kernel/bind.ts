import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Access, Call, InputOf, OutputOf } from "#api/call.ts";
import { wrongRepeatKey } from "#texts/faults.ts";
import { type Admitted, type ArrivedCall, admitted } from "./admit.ts";
import type { BodyContext, Context, SignedContext } from "./context.ts";
import { deadlines } from "./deadlines.ts";
import { Fault, late } from "./fault.ts";
import { answerOnce, requestHashOf } from "./idempotency.ts";
import { endsItself } from "./limit-time.ts";
import type { LinkContext } from "./link-context.ts";
import type { Parts } from "./parts.ts";
import { incomingFolder, mostUploadBytes } from "./storing-files.ts";
import { bytesOf, type ReceivedFile, receiveFile } from "./received-file.ts";
import { letGo, sendAnswer } from "./send-answer.ts";
import { withTimeLimit } from "./with-time-limit.ts";

/** A file as a response: in memory, or as a stream. */
export type FileAnswer = {
  name: string;
  type: string;
  bytes: Buffer | Readable;
  /** The approximate size of a file whose length is not known yet, so that the client can show its progress. */
  expected?: { rows: number; bytes: number };
};

/** The context that the handler of a call with this access gets. */
export type ContextFor<A extends Access> = A extends { who: "anyone" }
  ? Context
  : A extends { who: "session" }
    ? SignedContext
    : A extends { who: "link"; kind: infer K extends LinkContext["link"]["kind"] }
      ? LinkContext<K>
      : BodyContext;

type AnswerFor<C extends Call> = C extends { answer: "text" }
  ? string
  : C extends { answer: "file" }
    ? FileAnswer
    : C extends { answer: "events" }
      ? Readable
      : OutputOf<C>;

type UploadOf<C extends Call> = C extends { upload: "bytes" }
  ? [bytes: Buffer]
  : C extends { upload: "file" }
    ? [file: ReceivedFile]
    : [];

/** Handles a call. An upload's handler also gets the bytes, or the file. */
export type Handler<C extends Call> = (
  ctx: ContextFor<C["access"]>,
  input: InputOf<C>,
  ...upload: UploadOf<C>
) => Promise<AnswerFor<C>>;

/** One handler for each call of a table; a missing or wrong one does not compile. */
export type Handlers<T extends Record<string, Call>> = { [K in keyof T]: Handler<T[K]> };

type AnyHandler = (
  ctx: Context | SignedContext | BodyContext,
  input: unknown,
  upload: Buffer | ReceivedFile | undefined,
) => Promise<unknown>;

/** Registers every area's calls as routes: session, access, parsing, idempotency, handler, response. */
export function bind<T extends Record<string, Record<string, Call>>>(
  app: FastifyInstance,
  parts: Parts,
  areas: T,
  handlers: { [A in keyof T]: Handlers<T[A]> },
): void {
  for (const [area, calls] of Object.entries(areas))
    for (const [name, call] of Object.entries(calls)) {
      // Guarantee: `Handlers` has checked each handler against its own call.
      const handler = handlers[area]?.[name] as unknown as AnyHandler;
      app.route({
        method: call.method,
        url: `/api${call.path}`,
        ...(call.upload ? { bodyLimit: mostUploadBytes } : {}),
        ...timeLimitOf(call),
        handler: (request, reply) => answer({ parts, call, handler, request, reply }),
      });
    }
}

type BoundCall = ArrivedCall & { handler: AnyHandler };

/** Fastify's timeout ends streams, downloads and uploads; other calls have their own deadline. */
function timeLimitOf({ answer: kind, upload }: Call) {
  if (kind === "events") return { handlerTimeout: deadlines.streamMs };
  if (kind === "file") return { handlerTimeout: deadlines.downloadMs };
  return upload ? { handlerTimeout: deadlines.uploadMs } : endsItself;
}

async function answer(boundCall: BoundCall): Promise<FastifyReply> {
  const { call, reply } = boundCall;
  return sendAnswer(
    reply,
    call,
    await (call.upload ? uploaded(boundCall) : inTime(plainly(boundCall))),
  );
}

async function plainly(boundCall: BoundCall): Promise<unknown> {
  return handled(boundCall, await admitted(boundCall));
}

/** The response to an upload; its time limit starts once the upload is complete. */
async function uploaded(boundCall: BoundCall): Promise<unknown> {
  const { parts, call, request } = boundCall;
  const known = await admitted(boundCall);
  const take = (upload: Buffer | ReceivedFile) => inTime(handled(boundCall, known, upload));
  if (call.upload === "bytes") return take(await bytesOf(request));
  const { file, forget } = await receiveFile(request, incomingFolder(parts.config));
  try {
    return await take(file);
  } finally {
    await forget();
  }
}

/** The result of the work within its deadline. Throws `unavailable`. */
function inTime(work: Promise<unknown>): Promise<unknown> {
  return withTimeLimit(deadlines.handlerMs, work, late, letGo);
}

/** The handler's result; the earlier result if the same write is repeated with its idempotency key. */
async function handled(
  { parts, call, handler, request }: BoundCall,
  { ctx, input }: Admitted,
  upload?: Buffer | ReceivedFile,
): Promise<unknown> {
  const key = request.headers["idempotency-key"];
  const isOnce = "actor" in ctx && call.method !== "GET" && call.repeats !== "anew";
  if (!isOnce || typeof key !== "string") return handler(ctx, input, upload);
  if (key.length < 16 || key.length > 100) throw new Fault("invalid", { detail: wrongRepeatKey });
  const hashedInput = upload === undefined ? input : [input, digestOf(upload)];
  const repeat = { key, requestHash: requestHashOf(call.path, hashedInput) };
  const asking = { db: parts.database.kysely, userId: ctx.actor.userId, repeat, call };
  return answerOnce(asking, () => handler({ ...ctx, repeat }, input, upload));
}

function digestOf(upload: Buffer | ReceivedFile): string {
  if (!Buffer.isBuffer(upload)) return upload.sha256.toString("hex");
  return createHash("sha256").update(upload).digest("hex");
}
