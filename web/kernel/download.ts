import type { Call } from "#api/call.ts";
import { type Download, request, type RequestOptions, type SentInput } from "./request.ts";

/** A call whose answer is a file. */
export type FileCall = Call & { answer: "file" };

/** How a file is taken: given up by the signal, told of while it comes. */
export type Taking = Pick<RequestOptions, "signal" | "onReceived">;

/** Makes a call that answers with a file and hands the file to the browser to keep, when all of it is here. Throws ApiError. */
export async function download<C extends FileCall>(
  call: C,
  input: SentInput<C>,
  taking: Taking = {},
): Promise<void> {
  handOver(await request<FileCall>(call, input, taking));
}

/** Hands a file that a call answered to the browser to keep. */
export function handOver({ name, blob }: Download): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
