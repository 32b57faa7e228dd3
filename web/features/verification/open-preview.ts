import type { FileCall } from "#web/kernel/download.ts";
import { request, type SentInput } from "#web/kernel/request.ts";

/**
 * Opens the file of a call in a tab of its own. The tab is opened at once, since browsers allow it only within the
 * press of a button; where they do not even so, the file is shown in this tab. Throws ApiError.
 */
export async function openPreview<C extends FileCall>(call: C, input: SentInput<C>): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const { blob } = await request<FileCall>(call, input);
    const address = URL.createObjectURL(blob);
    (tab ?? window).location.href = address;
    setTimeout(() => URL.revokeObjectURL(address), 600_000);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
