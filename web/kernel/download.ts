import type { Call } from "#api/call.ts";
import { type Download, request, type RequestOptions, type SentInput } from "./request.ts";

/** A call whose answer is a file. */
export type FileCall = Call & { answer: "file" };

/** Options of a download: the signal that aborts it and the callback that reports its progress. */
export type Taking = Pick<RequestOptions, "signal" | "onReceived">;

/** Makes a call that answers with a file and, once all of it has arrived, lets the browser save the file. Throws ApiError. */
export async function download<C extends FileCall>(
  call: C,
  input: SentInput<C>,
  taking: Taking = {},
): Promise<void> {
  handOver(await request<FileCall>(call, input, taking));
}

/** Lets the browser save a file that a call returned. */
export function handOver({ name, blob }: Download): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
