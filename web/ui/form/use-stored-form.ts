import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { keepParcel } from "../../kernel/outbox.ts";
import type { Form } from "./use-plain-form.ts";

const keepAfterMs = 150;

/**
 * Stores the unsent contents of a form on this device: nothing is lost when a session ends or the browser is closed.
 * `found` is what an earlier visit left in the place; the caller that discards the form also deletes it there.
 */
export function useStoredForm<V extends object>(
  place: string | null,
  form: Form<V>,
  found: V | null,
): void {
  const { values, isDirty } = form;
  const begin = useEffectEvent(() => found && form.set(found));
  useLayoutEffect(() => void begin(), []);
  useEffect(() => {
    if (place === null || !isDirty) return undefined;
    const keep = () => void keepParcel(place, { work: values, sending: null });
    const timer = setTimeout(keep, keepAfterMs);
    return () => clearTimeout(timer);
  }, [place, values, isDirty]);
}
