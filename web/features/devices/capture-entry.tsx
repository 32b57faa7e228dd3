import { Button, TextInput } from "@mantine/core";
import { IconQrcode } from "@tabler/icons-react";
import { useState } from "react";
import { captureTexts as t } from "#texts/devices.ts";
import { BadgeCamera } from "./badge-camera.tsx";
import type { Gesture } from "./capture-queue.ts";
import styles from "./capture-screen.module.css";
import { Keypad } from "./keypad.tsx";

/** Who stands before the device: a scanned badge, or a number with a PIN where there is one. */
export type Shown = Omit<Gesture, "direction">;

type Props = { shown: Shown; onChange: (shown: Shown) => void };

/** Nobody yet. */
export const nobody: Shown = { how: "number", value: "" };

/** Takes a badge by the camera, or a number and a PIN by the keypad. */
export function CaptureEntry({ shown, onChange }: Props) {
  const [isLooking, setLooking] = useState(false);
  const [typing, setTyping] = useState<"value" | "pin">("value");
  if (isLooking)
    return (
      <BadgeCamera
        onCode={(value) => {
          setLooking(false);
          onChange({ how: "badge", value });
        }}
        onClose={() => setLooking(false)}
      />
    );
  if (shown.how === "badge")
    return (
      <Button variant="default" size="lg" onClick={() => onChange(nobody)}>
        {t.notThisBadge}
      </Button>
    );
  const pin = shown.pin ?? "";
  const put = (part: "value" | "pin", text: string) =>
    onChange(withPin({ ...shown, [part]: text }));
  const field = (part: "value" | "pin") => ({
    "aria-label": part === "pin" ? t.pin : t.number,
    placeholder: part === "pin" ? t.pin : t.number,
    size: "lg",
    inputMode: "none" as const,
    autoComplete: "off",
    onFocus: () => setTyping(part),
    classNames: { input: styles.number ?? "" },
    "data-typing": typing === part || undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) => put(part, event.currentTarget.value),
  });
  return (
    <>
      <Button
        variant="light"
        size="lg"
        leftSection={<IconQrcode size={24} aria-hidden />}
        onClick={() => setLooking(true)}
      >
        {t.scan}
      </Button>
      <div className={styles.fields}>
        <TextInput {...field("value")} maxLength={40} value={shown.value} />
        <TextInput {...field("pin")} type="password" maxLength={8} value={pin} />
      </div>
      <Keypad value={typing === "pin" ? pin : shown.value} onChange={(text) => put(typing, text)} />
    </>
  );
}

/** Without an empty or mistyped PIN. */
function withPin({ pin, ...shown }: Shown): Shown {
  const digits = pin?.replaceAll(/\D/g, "") ?? "";
  return digits === "" ? shown : { ...shown, pin: digits };
}
