import { Button, CopyButton, Group, Stack, Text, Textarea } from "@mantine/core";
import { leftoverTexts as t } from "#texts/common.ts";
import { type Leftover, leftover } from "../kernel/leftover.ts";
import { useStore } from "../kernel/store.ts";
import { Modal } from "./dialogs.tsx";

const close = () => leftover.set(null);

/** Shows what was typed in a dialog whose place on the page has gone; one instance for the whole client. */
export function LeftoverHost() {
  const left = useStore(leftover);
  return (
    <Modal opened={left !== null} onClose={close} title={left?.title}>
      {left && <Left {...left} />}
    </Modal>
  );
}

function Left({ texts }: Leftover) {
  return (
    <Stack gap="md">
      <Text role="alert">{t.text}</Text>
      {texts.map(({ label, text }) => (
        <Textarea key={label} label={label} value={text} readOnly autosize maxRows={8} />
      ))}
      <Group gap="sm">
        <CopyButton value={texts.map(({ text }) => text).join("\n")}>
          {({ copied, copy }) => (
            <Button onClick={copy} data-autofocus>
              {copied ? t.copied : t.copy}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={close}>
          {t.close}
        </Button>
      </Group>
    </Stack>
  );
}
