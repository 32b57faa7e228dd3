import { useState } from "react";

/** Keeps what a dialog said when it opened: before it has faded, what it is about may be done, or gone. */
export function AsOpened({ text }: { text: string }) {
  const [said] = useState(text);
  return said;
}
