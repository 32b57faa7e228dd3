import { createServer, type Server, type Socket } from "node:net";
import type { InputOf } from "#api/call.ts";
import { documents } from "#api/documents.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import type { Visitor } from "#server/testing/visit.ts";
import type { World } from "#server/testing/world.ts";

type UploadInput = Partial<InputOf<typeof documents.upload>> & { organizationId: string };

/** Uploads a unique PDF as someone. */
export function uploadPdf(world: World, as: Visitor, given: UploadInput, bytes = ownPdf()) {
  const input = { kind: "other", fileName: "document.pdf", ...given };
  return world.call(documents.upload, input, { as, bytes });
}

/** A unique PDF. */
export function ownPdf(): Buffer {
  return samplePdf(`% ${crypto.randomUUID()}`);
}

/** The EICAR test line for virus scanners; it is harmless. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

/** Listens as clamd does and reports a virus wherever the EICAR line appears. */
export async function standInForClamd(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      const content = contentOf(bytes);
      if (content) answer(socket, content.includes(eicar));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `tcp://127.0.0.1:${portOf(server)}`, close: () => closeServer(server) };
}

function answer(socket: Socket, infected: boolean): void {
  socket.end(infected ? "stream: Eicar-Signature FOUND\0" : "stream: OK\0");
}

/** The content of an INSTREAM command, once its end has arrived. */
function contentOf(bytes: Buffer): Buffer | null {
  const command = Buffer.from("zINSTREAM\0");
  if (!bytes.subarray(0, command.length).equals(command)) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    if (at + 4 + length > bytes.length) return null;
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
