import { storeOf, useStore } from "./store.ts";

/** The browser's install prompt, which a page may keep for later. */
type Offer = Event & { prompt: () => Promise<{ outcome: "accepted" | "dismissed" }> };

const offer = storeOf<Offer | null>(null);

/** Keeps the browser's install prompt instead of letting it show by itself; forgets it once the application is installed. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.set(event as Offer);
  });
  window.addEventListener("appinstalled", () => offer.set(null));
}

/** Shows the kept prompt, which works once; null while there is none. */
export function useInstall(): (() => Promise<void>) | null {
  const installOffer = useStore(offer);
  if (installOffer === null) return null;
  return async () => {
    offer.set(null);
    await installOffer.prompt();
  };
}
