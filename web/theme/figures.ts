/** Loads the digits of each weight before a page writes any: one that came later would have all of it laid out anew. */
export function loadFigures(): void {
  for (const weight of [400, 600, 700])
    void document.fonts.load(`${weight} 1em "Commissioner Figures"`, "0").catch(() => undefined);
}
