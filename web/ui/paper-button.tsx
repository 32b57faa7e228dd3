import { Button, type ButtonProps } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { fileEndings } from "#domain/documents/file-type.ts";
import { fileTooLarge } from "#texts/faults.ts";
import { toast } from "../kernel/toasts.ts";
import { FileChoice, isTooLarge } from "./file-choice.tsx";

type Props = Pick<ButtonProps, "size" | "loading"> & {
  "aria-label"?: string;
  children: string;
  onFile: (file: File) => void;
};

/** Chooses a document to attach. */
export function PaperButton({ children, onFile, ...look }: Props) {
  const take = (file: File) => (isTooLarge(file) ? toast.error(fileTooLarge) : onFile(file));
  return (
    <FileChoice accept={fileEndings} onFile={take}>
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
