import { useState } from "react";

/** What a dialog says as it is opened: what it is about may be done, or gone, before it has faded. */
export function AsOpened({ text }: { text: string }) {
  const [said] = useState(text);
  return said;
}
