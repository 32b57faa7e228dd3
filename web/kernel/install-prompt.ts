import { storeOf, useStore } from "./store.ts";

/** The browser's offer to install, which it lets a page keep for later. */
type Offer = Event & { prompt: () => Promise<{ outcome: "accepted" | "dismissed" }> };

const offer = storeOf<Offer | null>(null);

/** Keeps the browser's offer instead of letting it show itself; forgets it once the application is installed. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.set(event as Offer);
  });
  window.addEventListener("appinstalled", () => offer.set(null));
}

/** Shows the kept offer, which serves once; null while there is none. */
export function useInstall(): (() => Promise<void>) | null {
  const kept = useStore(offer);
  if (kept === null) return null;
  return async () => {
    offer.set(null);
    await kept.prompt();
  };
}
