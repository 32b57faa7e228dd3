import { TaxisFailure } from "./taxis-failure.ts";

/** A request to taxis; the signal aborts it. */
type TaxisRequest = {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
};

/** Sends a request and returns the body of a successful response. Throws a `TaxisFailure`. */
export type Send = (request: TaxisRequest) => Promise<Buffer>;

const mostBytes = 64 * 1024;

/** Over the network: redirects are not followed, and at most 64 KB are read. */
export const sendOverNetwork: Send = async ({ url, body = null, ...request }) => {
  const response = await unlessUnreachable(() =>
    fetch(url, { ...request, body, redirect: "manual", credentials: "omit" }),
  );
  requireGood(response.status);
  return unlessUnreachable(() => readBounded(response));
};

/** Throws unless the status is 200: 4xx means refused, anything else a fault of the other side. */
export function requireGood(status: number): void {
  if (status === 200) return;
  throw new TaxisFailure(status >= 400 && status < 500 ? "refused" : "unavailable");
}

async function readBounded(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new TaxisFailure("unreadable");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function unlessUnreachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TaxisFailure) throw error;
    throw new TaxisFailure("unavailable");
  }
}
