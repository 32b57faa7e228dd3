import type { Call } from "#api/call.ts";
import { request, type SentInput } from "./request.ts";

/** A call whose answer is a file. */
export type FileCall = Call & { answer: "file" };

/** Makes a call that answers with a file and hands the file to the browser to keep. Throws ApiError. */
export async function download<C extends FileCall>(call: C, input: SentInput<C>): Promise<void> {
  const { name, blob } = await request<FileCall>(call, input);
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
