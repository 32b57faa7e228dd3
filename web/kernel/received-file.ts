import { exportTexts } from "#texts/common.ts";
import { ApiError } from "./api-error.ts";

/** How much of a file has arrived. The expected size is the server's estimate, and unknown for most files. */
export type Received = { bytes: number; expected: { rows: number; bytes: number } | null };

type Options = {
  signal?: AbortSignal | undefined;
  onReceived?: ((received: Received) => void) | undefined;
};

/** The complete file that a call returns. Throws ApiError if it breaks off, so that half a file is never saved. */
export async function receivedFile(
  response: Response,
  { signal, onReceived }: Options,
): Promise<Blob> {
  try {
    if (!onReceived || !response.body) return await response.blob();
    const type = response.headers.get("Content-Type") ?? "";
    return new Blob(await chunksOf(response.body, expectedOf(response), onReceived), { type });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(500, { detail: exportTexts.brokenOff });
  }
}

async function chunksOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  expected: Received["expected"],
  tell: (received: Received) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    chunks.push(value);
    bytes += value.length;
    tell({ bytes, expected });
  }
}

function expectedOf({ headers }: Response): Received["expected"] {
  const rows = Number(headers.get("Export-Rows"));
  const bytes = Number(headers.get("Export-Bytes"));
  return rows > 0 && bytes > 0 ? { rows, bytes } : null;
}
