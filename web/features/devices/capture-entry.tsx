import { Button, TextInput, Alert, Text } from "@mantine/core";
import { IconQrcode, IconCameraOff, IconBackspace, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { captureTexts as t } from "#texts/capture.ts";
import type { Gesture } from "./capture-queue.ts";
import styles from "./capture-screen.module.css";
import { useBadgeCamera } from "./use-badge-camera.ts";

/** The person at the device: a scanned badge, or a number with a PIN if there is one. */
export type Identification = Omit<Gesture, "direction" | "place">;

type Props = { identification: Identification; onChange: (identification: Identification) => void };

/** No one yet. */
export const noIdentification: Identification = { how: "number", value: "" };

/** Takes a badge by the camera, or a number and a PIN by the keypad. */
export function CaptureEntry({ identification, onChange }: Props) {
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
  if (identification.how === "badge")
    return (
      <Button variant="default" size="lg" onClick={() => onChange(noIdentification)}>
        {t.notThisBadge}
      </Button>
    );
  const pin = identification.pin ?? "";
  const put = (part: "value" | "pin", text: string) =>
    onChange(withPin({ ...identification, [part]: text }));
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
        <TextInput {...field("value")} maxLength={40} value={identification.value} />
        <TextInput {...field("pin")} type="password" maxLength={8} value={pin} />
      </div>
      <Keypad
        value={typing === "pin" ? pin : identification.value}
        onChange={(text) => put(typing, text)}
      />
    </>
  );
}

/** Keeps only the digits of a PIN, and drops an empty one. */
function withPin({ pin, ...identification }: Identification): Identification {
  const digits = pin?.replaceAll(/\D/g, "") ?? "";
  return digits === "" ? identification : { ...identification, pin: digits };
}

/** The camera's picture until a badge is read; a message if there is no camera or it is not allowed. */
function BadgeCamera({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const { video, state } = useBadgeCamera((code) => {
    confirmByTouch();
    onCode(code);
  });
  const isOff = state === "denied" || state === "absent";
  return (
    <div className={styles.part}>
      {isOff && (
        <Alert role="alert" color="yellow" icon={<IconCameraOff size={24} aria-hidden />}>
          {t.camera[state]}
        </Alert>
      )}
      <video
        ref={video}
        className={styles.camera}
        hidden={isOff}
        muted
        playsInline
        aria-label={t.cameraLabel}
      />
      <Text role="status" ta="center">
        {!isOff && t.camera[state]}
      </Text>
      <Button variant="default" size="lg" onClick={onClose}>
        {t.typeInstead}
      </Button>
    </div>
  );
}

/** A short tone and vibration, if the device has them: the badge was read. */
function confirmByTouch(): void {
  if ("vibrate" in navigator) navigator.vibrate(80);
  const sound = new AudioContext();
  const tone = sound.createOscillator();
  tone.frequency.value = 880;
  tone.connect(sound.destination);
  tone.addEventListener("ended", () => void sound.close());
  tone.start();
  tone.stop(sound.currentTime + 0.12);
}

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** Digits to press with a thumb. */
function Keypad({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const key = (digit: string) => (
    <Button
      key={digit}
      variant="default"
      className={styles.key}
      onClick={() => onChange(value + digit)}
    >
      {digit}
    </Button>
  );
  return (
    <div className={styles.keypad}>
      {keys.map(key)}
      <Button
        variant="subtle"
        className={styles.key}
        aria-label={t.clear}
        onClick={() => onChange("")}
      >
        <IconX size={28} aria-hidden />
      </Button>
      {key("0")}
      <Button
        variant="subtle"
        className={styles.key}
        aria-label={t.back}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <IconBackspace size={28} aria-hidden />
      </Button>
    </div>
  );
}
