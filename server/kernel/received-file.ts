import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileEmpty, fileTooLarge } from "#texts/faults.ts";
import { Fault } from "./fault.ts";
import { mostUploadBytes, storing } from "./storing-files.ts";

/** A file received with a request and stored on the server's disk until the request has been answered. */
export type ReceivedFile = {
  path: string;
  size: number;
  sha256: Buffer;
  /** The media type that the sender declared; null if none. */
  declared: string | null;
};

/** Content types that are passed on as a stream, unread; if the sender is not allowed, the body is never read. */
export const streamedType = /^(application\/(octet-stream|pdf|vnd\.)|image\/)/;

type Request = { body: unknown; headers: Record<string, unknown> };

/**
 * The complete body of a small upload. Throws `too-large` beyond the limit, `invalid` for an empty file,
 * `unsupported-media` for anything that is not a file.
 */
export async function bytesOf(request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of boundedBody(request)) chunks.push(chunk);
  if (chunks.length === 0) throw new Fault("invalid", { detail: fileEmpty });
  return Buffer.concat(chunks);
}

/**
 * Writes the body of a request to a new file in the folder, hashing it on the way, so that only one chunk is ever in
 * memory. `forget` removes it. An empty file is refused by the handler, at its field. Throws otherwise as `bytesOf` does, and `unavailable`
 * if the disk is full; then the file is removed.
 */
export async function receiveFile(
  request: Request,
  folder: string,
): Promise<{ file: ReceivedFile; forget: () => Promise<void> }> {
  await storing(mkdir(folder, { recursive: true, mode: 0o700 }));
  const path = join(folder, randomUUID());
  const forget = () => rm(path, { force: true });
  const hash = createHash("sha256");
  let size = 0;
  const handle = await storing(open(path, "wx", 0o600));
  try {
    for await (const chunk of boundedBody(request)) {
      hash.update(chunk);
      // Writes the whole chunk, even if a disk that fills up first takes only a part of it.
      await storing(handle.writeFile(chunk));
      size += chunk.length;
    }
    await storing(handle.sync());
  } catch (error) {
    await handle.close();
    await forget();
    throw error;
  }
  await handle.close();
  const type = request.headers["content-type"];
  const declared = typeof type === "string" ? (type.split(";")[0] ?? "") : "";
  const declaredType = declared === "application/octet-stream" ? null : declared;
  return { file: { path, size, sha256: hash.digest(), declared: declaredType }, forget };
}

async function* boundedBody({ body, headers }: Request): AsyncGenerator<Buffer> {
  if (!(body instanceof Readable)) throw new Fault("unsupported-media");
  if (Number(headers["content-length"] ?? 0) > mostUploadBytes)
    throw new Fault("too-large", { detail: fileTooLarge });
  const chunks: AsyncIterable<Buffer> = body;
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > mostUploadBytes) throw new Fault("too-large", { detail: fileTooLarge });
    yield chunk;
  }
}
