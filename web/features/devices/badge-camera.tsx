import { Alert, Button, Text } from "@mantine/core";
import { IconCameraOff } from "@tabler/icons-react";
import { captureTexts as t } from "#texts/devices.ts";
import { confirmByTouch } from "./confirm-by-touch.ts";
import styles from "./capture-screen.module.css";
import { useBadgeCamera } from "./use-badge-camera.ts";

type Props = { onCode: (code: string) => void; onClose: () => void };

/** The camera's picture until a badge is read; in words where there is no camera or it is not allowed. */
export function BadgeCamera({ onCode, onClose }: Props) {
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
