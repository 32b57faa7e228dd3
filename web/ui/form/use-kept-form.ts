import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { keepParcel } from "../../kernel/outbox.ts";
import type { Form } from "./use-plain-form.ts";

const keepAfterMs = 150;

/**
 * Keeps on this device what a form holds that was not sent: a session that ends or a browser that is closed lose nothing.
 * `found` is what an earlier visit left in the place; who gives the form up drops it there.
 */
export function useKeptForm<V extends object>(
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
