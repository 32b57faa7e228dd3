import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Call } from "#api/call.ts";
import "./acting.ts";
import type { FileAnswer } from "./bind.ts";

/** Sends a handler's result in the form that its call declares. */
export function sendAnswer(reply: FastifyReply, call: Call, result: unknown): FastifyReply {
  if (call.answer === "text") return reply.type("application/json; charset=utf-8").send(result);
  if (call.answer === "events") {
    if (reply.request.acting) reply.request.acting.isStreaming = true;
    return reply
      .headers({ "Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no" })
      .type("text/event-stream; charset=utf-8")
      .send(result);
  }
  if (call.answer === "file") {
    const file = result as FileAnswer;
    const { expected } = file;
    return reply
      .headers(expected ? { "Export-Rows": expected.rows, "Export-Bytes": expected.bytes } : {})
      .header(
        "Content-Disposition",
        `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      )
      .header("Content-Security-Policy", "sandbox; default-src 'none'")
      .type(file.type)
      .send(file.bytes);
  }
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(result ?? null));
}

/** Releases the resources of a result that came too late to be sent. */
export function letGo(result: unknown): void {
  const isFile = typeof result === "object" && result !== null && "bytes" in result;
  const bytes = isFile ? result.bytes : result;
  if (bytes instanceof Readable) bytes.destroy();
}
