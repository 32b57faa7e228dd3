import { useDisclosure } from "@mantine/hooks";
import type { ComponentProps, ReactNode } from "react";
import { ActButton } from "./act-button.tsx";
import { FormDrawer, FormModal } from "./form/form-dialog.tsx";

type ButtonProps = Omit<ComponentProps<typeof ActButton>, "reason" | "onClick" | "children"> & {
  /** The act, as the label of the button. */
  act: string;
  /** Why it cannot be done now; null or omitted when it can. */
  reason?: string | null;
};

/** Whether a dialog is open, and what closes it. */
type Dialog = { opened: boolean; onClose: () => void };

/** A button, and the dialog that it opens. */
export function Opens(props: ButtonProps & { children: (dialog: Dialog) => ReactNode }) {
  const { act, reason = null, children, ...button } = props;
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <ActButton {...button} reason={reason} onClick={open}>
        {act}
      </ActButton>
      {children({ opened, onClose: close })}
    </>
  );
}

type FormProps = ButtonProps & {
  /** The title of the form, if it is not the act. */
  title?: string;
  /** A short form opens in the middle of the page, others at its side. */
  isShort?: boolean;
  formSize?: string;
  /** The form; the function closes it. */
  children: (close: () => void) => ReactNode;
};

/** A button, and the form that it opens. */
export function OpensForm({ title, isShort = false, formSize, children, ...button }: FormProps) {
  const FormDialog = isShort ? FormModal : FormDrawer;
  return (
    <Opens {...button}>
      {(dialog) => (
        <FormDialog
          {...dialog}
          title={title ?? button.act}
          {...(formSize !== undefined && { size: formSize })}
        >
          {children(dialog.onClose)}
        </FormDialog>
      )}
    </Opens>
  );
}
