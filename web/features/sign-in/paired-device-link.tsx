import { Anchor } from "@mantine/core";
import { Suspense, use, useState } from "react";
import { signInTexts as t } from "#texts/sign-in.ts";
import { Way } from "#web/ui/way.tsx";

/** The way back to the capture screen, on a browser that is a device and whose session is over. */
export function PairedDeviceLink() {
  const [isDevice] = useState(isOwnDevice);
  return (
    <Suspense fallback={null}>
      <LinkOfDevice isDevice={isDevice} />
    </Suspense>
  );
}

function LinkOfDevice({ isDevice }: { isDevice: Promise<boolean> }) {
  if (!use(isDevice)) return null;
  return <Anchor renderRoot={(props) => <Way to="/pair" {...props} />}>{t.openCapture}</Anchor>;
}

/** The shelves of a device are looked for when the page stands. */
async function isOwnDevice(): Promise<boolean> {
  const { ownDevice } = await import("#web/kernel/device-key.ts");
  return (await ownDevice().catch(() => null)) !== null;
}
