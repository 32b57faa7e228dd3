import { useState } from "react";

/** Keeps the text a dialog had when it opened: before it has faded out, its subject may be done, or gone. */
export function AsOpened({ text }: { text: string }) {
  const [openingText] = useState(text);
  return openingText;
}
