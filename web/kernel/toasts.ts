import { apiErrorOf, titleOf } from "./api-error.ts";
import { storeOf, useStore } from "./store.ts";
import { phone } from "./widths.ts";

export type ToastKind = "success" | "error" | "info";

export type Toast = {
  id: number;
  kind: ToastKind;
  text: string;
  durationMs: number;
  /** A dialog was open when it came. */
  isUp: boolean;
};

type Options = {
  /** How long it stays, unless the pointer or the focus rests on it. */
  durationMs?: number;
};

const most = 5;

const toasts = storeOf<readonly Toast[]>([]);
let lastId = 0;

/** Shows a short message that disappears by itself: after 2000 ms, on phones 4000 ms, unless specified otherwise. */
export const toast = {
  success: (text: string, options?: Options) => show("success", text, options),
  error: (text: string, options?: Options) => show("error", text, options),
  info: (text: string, options?: Options) => show("info", text, options),
  /** The error of a call, for acts that have no form. */
  failure: (thrown: unknown) => showFailure(thrown),
  /** The same within a sentence, for a call that accompanies a completed act. */
  failureIn: (sentenceFor: (why: string) => string) => (thrown: unknown) =>
    showFailure(thrown, sentenceFor),
};

/** The toasts on the screen, oldest first. */
export function useToasts(): readonly Toast[] {
  return useStore(toasts);
}

/** Takes a toast off the screen. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

function showFailure(thrown: unknown, sentenceFor = (why: string) => why): void {
  const error = apiErrorOf(thrown);
  const lines = [titleOf(error) ?? [], error.messages].flat();
  show("error", sentenceFor(lines.join("\n")), { durationMs: 5000 });
}

/** A message that is already on the screen is not shown twice; its time starts again. */
function show(kind: ToastKind, text: string, options: Options = {}): void {
  lastId += 1;
  const durationMs = options.durationMs ?? (matchMedia(phone).matches ? 4000 : 2000);
  const others = toasts.get().filter((toast) => toast.text !== text);
  const isUp = document.body.hasAttribute("data-scroll-locked");
  toasts.set([...others, { id: lastId, kind, text, durationMs, isUp }].slice(-most));
}
