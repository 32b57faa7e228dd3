import { Button, FileButton, Text } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { useState } from "react";
import { importPageTexts as t } from "#texts/imports.ts";
import styles from "./file-chooser.module.css";

type Props = {
  label: string;
  /** What the dialog of the browser offers, as `.xlsx,.csv`. */
  accept: string;
  /** How much a file may hold. */
  limits: string;
  isBusy: boolean;
  onFile: (file: File) => void;
};

/** A file chosen by button or dropped. */
export function FileChooser({ label, accept, limits, isBusy, onFile }: Props) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.place}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      <FileButton accept={accept} onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button
            {...props}
            loading={isBusy}
            leftSection={<IconFileUpload size={18} stroke={1.6} aria-hidden />}
          >
            {label}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t.orDrop} · {limits}
      </Text>
    </div>
  );
}
