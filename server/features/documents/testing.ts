import { createServer, type Server, type Socket } from "node:net";
import type { InputOf } from "#api/call.ts";
import { documents } from "#api/documents.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import type { Visitor } from "#server/testing/visit.ts";
import type { World } from "#server/testing/world.ts";

type UploadInput = Partial<InputOf<typeof documents.upload>> & { organizationId: string };

/** Uploads a PDF of its own as someone. */
export function uploadPdf(world: World, as: Visitor, given: UploadInput, bytes = ownPdf()) {
  const input = { kind: "other", fileName: "document.pdf", ...given };
  return world.call(documents.upload, input, { as, bytes });
}

/** A PDF unlike any other. */
export function ownPdf(): Buffer {
  return samplePdf(`% ${crypto.randomUUID()}`);
}

/** The line by which scanners are tried; it does nothing. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

/** Listens as clamd does and finds a virus wherever the line stands. */
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

/** What an INSTREAM command has brought, once its end is there. */
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
