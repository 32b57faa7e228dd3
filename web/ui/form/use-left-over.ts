import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { leftover } from "../../kernel/leftover.ts";
import { selectedOrganizationId } from "../../kernel/session.ts";

/** Fields of text; a password is no work to keep. */
const typedSelector = 'input:is([type="text"], :not([type])), textarea';

/**
 * Keeps what is typed in an open dialog where its place on the page goes, as it may once another user's act is read: it is
 * shown apart then. Whoever leaves for another address was asked before. Returns the ref of the dialog's content.
 */
export function useLeftOver(
  opened: boolean,
  title: unknown,
  loses: () => boolean,
): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const place = useRef("");
  useLayoutEffect(() => {
    if (opened) place.current = presentPlace();
  }, [opened]);
  const keep = useEffectEvent(() => {
    if (!opened || place.current !== presentPlace() || !content.current || !loses()) return;
    const texts = textsIn(content.current);
    if (texts.length > 0) leftover.set({ title: typeof title === "string" ? title : "", texts });
  });
  useLayoutEffect(() => () => keep(), []);
  return content;
}

function presentPlace(): string {
  return `${location.href} ${selectedOrganizationId()}`;
}

/** The texts in the fields of a form that are neither empty nor fixed, with their labels. */
export function textsIn(content: HTMLElement) {
  const fields = content.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedSelector);
  return [...fields]
    .filter(({ value, disabled, readOnly }) => value.trim() !== "" && !disabled && !readOnly)
    .map(({ labels, value }) => ({ label: labels?.[0]?.textContent ?? "", text: value }));
}
