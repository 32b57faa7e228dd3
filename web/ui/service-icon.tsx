import { useEffect, useState } from "react";
import { arrivedIcon, iconAddress } from "../kernel/icons.ts";
import styles from "./service-icon.module.css";

type Props = {
  /** Its name in the icon service. */
  name: string;
  size?: number;
};

/**
 * An icon of the icon service beside a label. Its space is reserved from the start, so that nothing moves when it
 * arrives; if it never does, only the label is shown.
 */
export function ServiceIcon({ name, size = 20 }: Props) {
  const [address, setAddress] = useState(() => arrivedIcon(name));
  useEffect(() => {
    let wanted = true;
    void iconAddress(name).then((came) => {
      if (wanted) setAddress(came);
    });
    return () => {
      wanted = false;
    };
  }, [name]);
  const mask = address === null ? "none" : `url("${address}")`;
  return (
    <span
      aria-hidden
      className={styles.icon}
      data-arrived={address !== null || undefined}
      style={{ width: size, height: size, maskImage: mask }}
    />
  );
}
