import { useEffect } from "react";
import { useStore } from "#web/kernel/store.ts";
import { attention, watchAttention } from "./attention.ts";
import { follow } from "./follow.ts";
import { watching } from "./watched.ts";

/** Listens for the whole page, as long as someone is looking at it. Renders nothing. */
export function LiveStream() {
  const isAttended = useStore(attention);
  const present = useStore(watching);
  useEffect(() => watchAttention(), []);
  useEffect(() => {
    if (!isAttended) return undefined;
    const left = new AbortController();
    void follow(present, left.signal);
    return () => left.abort();
  }, [isAttended, present]);
  return null;
}
