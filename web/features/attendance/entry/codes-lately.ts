import { storeOf } from "#web/kernel/store.ts";

const most = 8;

/** The codes that were entered last, the latest first. They live as long as the page: what somebody is absent for is kept nowhere. */
export const codesLately = storeOf<readonly string[]>([]);

/** Puts a code first. */
export function rememberCode(code: string): void {
  const others = codesLately.get().filter((one) => one !== code);
  codesLately.set([code, ...others].slice(0, most));
}
