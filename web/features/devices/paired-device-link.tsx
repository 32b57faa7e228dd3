import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { pairTexts as t } from "#texts/devices.ts";
import { ownQuery } from "./device-key.ts";

/** The way back to the capture screen, on a browser that is a device and whose session is over. */
export function PairedDeviceLink() {
  const own = useQuery(ownQuery);
  if (!own.data) return null;
  return <Anchor renderRoot={(props) => <Link to="/pair" {...props} />}>{t.openCapture}</Anchor>;
}
