import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useStore } from "#web/kernel/store.ts";
import { attention, watchAttention } from "./attention.ts";
import { follow } from "./follow.ts";
import { renewAccess } from "./renew-access.ts";
import { watching } from "./watched.ts";

/** Listens for the whole page, as long as someone is looking at it. Renders nothing. */
export function LiveStream() {
  const isAttended = useStore(attention);
  const present = useStore(watching);
  const router = useRouter();
  useEffect(() => watchAttention(), []);
  useEffect(() => {
    if (!isAttended) return undefined;
    const left = new AbortController();
    void follow(present, left.signal, () => void renewAccess(router));
    return () => left.abort();
  }, [isAttended, present, router]);
  return null;
}
