import { Button, Text } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { useId, useState } from "react";
import { fileTooLarge } from "#texts/faults.ts";
import { FileChoice, isTooLarge } from "./file-choice.tsx";
import styles from "./file-drop.module.css";
import { Note } from "./note.tsx";

type Props = {
  /** Name of the chosen file; empty when there is none. */
  fileName: string;
  words: { choose: string; chooseOther?: string; orDrop: string; limits: string };
  /** File extensions that the browser's dialog offers. */
  accept: readonly string[];
  error?: string | undefined;
  isBusy?: boolean;
  onFile: (file: File) => void;
};

/** A file chosen with a button, or dropped. */
export function FileDrop({ fileName, words, accept, isBusy, onFile, ...props }: Props) {
  const [isOver, setOver] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const error = isRefused ? fileTooLarge : props.error;
  const take = (file: File) => {
    setRefused(isTooLarge(file));
    if (!isTooLarge(file)) onFile(file);
  };
  const id = useId();
  return (
    <div>
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
          if (file) take(file);
        }}
      >
        <FileChoice accept={accept} onFile={take}>
          {(props) => (
            <Button
              {...props}
              variant="light"
              loading={isBusy ?? false}
              data-autofocus
              aria-describedby={id}
              aria-invalid={error !== undefined}
              leftSection={<IconFileUpload size={18} stroke={1.6} aria-hidden />}
            >
              {(fileName !== "" && words.chooseOther) || words.choose}
            </Button>
          )}
        </FileChoice>
        <Note id={id}>
          {words.orDrop} · {words.limits}
        </Note>
        {fileName !== "" && (
          <Text size="sm" fw={600} className={styles.name}>
            {fileName}
          </Text>
        )}
      </div>
      {error !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" mt={4} role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}
