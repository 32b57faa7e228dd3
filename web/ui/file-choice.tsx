import { FileButton, type FileButtonProps } from "@mantine/core";
import { useRef } from "react";
import { fileLimits } from "#domain/documents/file-type.ts";

type Props = Pick<FileButtonProps, "children"> & {
  /** File extensions that the browser's dialog offers. */
  accept: readonly string[];
  onFile: (file: File) => void;
};

/** Whether the server would refuse the file for its size, after an upload that takes minutes on a phone's network. */
export function isTooLarge({ size }: File): boolean {
  return size > fileLimits.bytes;
}

/** Chooses a file. The choice is reset once taken: browsers only report changes, and the same file may be chosen again after a failure. */
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
