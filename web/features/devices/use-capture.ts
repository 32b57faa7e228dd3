import { useCallback, useEffect, useState } from "react";
import type { EntryIn, EntryOut } from "#api/devices.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { ownDevice } from "#web/kernel/device-key.ts";
import { onReachedAgain } from "#web/kernel/reach.ts";
import { type Gesture, keepEntry, sendEntries, unsentCount } from "./capture-queue.ts";

/** Whether the server accepts what the device sends. */
type Reach = "reached" | "away" | "revoked";

/** The last entry and the server's answer; null while the entry is only stored here. */
export type Last = { entry: EntryIn; answer: EntryOut | null };

const heartbeatMs = 20_000;

/** The device's queue for the capture screen: sends at once, when the server is reachable again, and every 20 seconds. */
export function useCapture() {
  const [reach, setReach] = useState<Reach>("reached");
  /** Null until the browser's store has been counted. */
  const [unsent, setUnsent] = useState<number | null>(null);
  /** Whether the structure asks for the device's location, as the server last said. */
  const [asksPlace, setAsksPlace] = useState(false);
  const [last, setLast] = useState<Last | null>(null);

  const send = useCallback(async () => {
    try {
      const answers = await sendEntries();
      setReach("reached");
      setLast((current) => {
        const answer = answers.find(({ number }) => number === current?.entry.number);
        return current && answer ? { ...current, answer } : current;
      });
    } catch (error) {
      const { status } = apiErrorOf(error);
      setReach(status === 403 || status === 404 ? "revoked" : "away");
    }
    setUnsent(await unsentCount());
    setAsksPlace((await ownDevice())?.asksPlace ?? false);
  }, []);

  useEffect(() => {
    const again = () => void send();
    void unsentCount().then(setUnsent);
    again();
    const beat = setInterval(again, heartbeatMs);
    const forget = onReachedAgain(again);
    return () => {
      clearInterval(beat);
      forget();
    };
  }, [send]);

  const capture = async (gesture: Gesture) => {
    setLast({ entry: await keepEntry(gesture), answer: null });
    void unsentCount().then(setUnsent);
    void send();
  };
  const clear = useCallback(() => setLast(null), []);
  return { reach, unsent, last, asksPlace, capture, clear };
}
