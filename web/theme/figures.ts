/** Loads the digits of each weight before a page shows any: arriving later, they would cause the whole page to be laid out again. */
export function loadFigures(): void {
  for (const weight of [400, 600, 700])
    void document.fonts.load(`${weight} 1em "Commissioner Figures"`, "0").catch(() => undefined);
}
