import { FileButton, type FileButtonProps } from "@mantine/core";
import { useRef } from "react";

type Props = Pick<FileButtonProps, "children"> & {
  /** Endings that the browser's dialog offers. */
  accept: readonly string[];
  onFile: (file: File) => void;
};

/** Chooses a file. The browser tells of a change alone: forgotten once taken, the same file can be chosen after a failure. */
export function FileChoice({ accept, onFile, children }: Props) {
  const forget = useRef<() => void>(null);
  const take = (file: File | null) => {
    forget.current?.();
    if (file) onFile(file);
  };
  return (
    <FileButton resetRef={forget} accept={accept.join(",")} onChange={take}>
      {children}
    </FileButton>
  );
}
