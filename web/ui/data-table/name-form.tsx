import { Button, Group, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { listViewTexts as t } from "#texts/list-views.ts";
import type { ApiError } from "../../kernel/api-error.ts";
import type { ListView } from "../../kernel/list-views.ts";

type Props = {
  label: string;
  act: string;
  initial?: string;
  error: ApiError | null;
  /** The existing views; if the name is already taken, a note says that it will be replaced. */
  names?: readonly ListView[];
  onName: (name: string) => Promise<void>;
};

const mostLetters = 60;

/** Asks for the name of a view. */
export function NameForm({ label, act, initial = "", error, names = [], onName }: Props) {
  const [name, setName] = useState(initial);
  const [isEmpty, setEmpty] = useState(false);
  const given = name.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(given === "");
    // The error is shown under the field.
    if (given !== "") void onName(given).catch(() => undefined);
  };
  const replaced = names.some((one) => one.name === given);
  return (
    <form onSubmit={send} noValidate>
      <TextInput
        label={label}
        size="sm"
        maxLength={mostLetters}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        description={replaced ? t.replaces(given) : undefined}
        error={isEmpty && given === "" ? t.needsName : error?.messages.join(" ")}
      />
      <Group mt="xs">
        <Button type="submit" size="compact-sm">
          {act}
        </Button>
      </Group>
    </form>
  );
}
