/** Stores a text until the tab is closed; returns false where the browser stores nothing, as without room. */
export function keepInTab(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
