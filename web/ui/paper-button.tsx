import { Button, type ButtonProps } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { fileEndings } from "#domain/documents/file-type.ts";
import { FileChoice } from "./file-choice.tsx";

type Props = Pick<ButtonProps, "size" | "loading"> & {
  "aria-label"?: string;
  children: string;
  onFile: (file: File) => void;
};

/** Chooses a document to attach. */
export function PaperButton({ children, onFile, ...look }: Props) {
  return (
    <FileChoice accept={fileEndings} onFile={onFile}>
      {(props) => (
        <Button
          {...props}
          {...look}
          variant="default"
          leftSection={<IconPaperclip size={18} stroke={1.6} aria-hidden />}
        >
          {children}
        </Button>
      )}
    </FileChoice>
  );
}
