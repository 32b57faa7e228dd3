import { useEffect } from "react";
import { storedSession } from "#web/kernel/session.ts";
import { expiryOf } from "#web/kernel/session-cookies.ts";
import type { OwnDevice } from "#web/kernel/device-key.ts";
import { beginSession, openByKey } from "./pairing.ts";

const lookMs = 60_000;
const soonMs = 10 * 60_000;

/** Opens the device's next session before its last one is over, so that a kiosk never asks for anything. */
export function useKeptSession(own: OwnDevice): void {
  useEffect(() => {
    const look = setInterval(() => void renewSoon(own), lookMs);
    return () => clearInterval(look);
  }, [own]);
}

async function renewSoon(own: OwnDevice): Promise<void> {
  const session = storedSession();
  if (session?.area !== "MobileUser" || expiryOf(session) - Date.now() > soonMs) return;
  const opened = await openByKey(own).catch(() => null);
  if (opened?.session) beginSession(opened.session);
}
