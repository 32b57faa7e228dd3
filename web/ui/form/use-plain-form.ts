import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { apiErrorOf, type ApiError, type FieldErrors } from "../../kernel/api-error.ts";
import { placeMessages, withoutField, type FormErrors } from "./form-errors.ts";
import { type OverwrittenVersion, useOverwrittenVersion } from "./overwritten-version.ts";

/** Props of a field component: `<TextField label="…" {...form.field("title")} />`. */
export type FieldProps<V> = {
  name: string;
  value: V;
  onChange: (value: V) => void;
  error: string | undefined;
};

export type Form<V extends object> = {
  values: V;
  /** Binds a field. The values have the names of the call's input, so that its messages find their field. */
  field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>;
  set: (part: Partial<V>) => void;
  /** Messages that belong to no field on the screen. */
  problems: readonly string[];
  /** The server's answer to the last submission, if it refused. */
  refusal: ApiError | null;
  isDirty: boolean;
  /** True while there is something that would be lost, not counting passwords: read at the moment of leaving. */
  wouldLose: () => boolean;
  isSending: boolean;
  submit: () => Promise<void>;
  /** What a submission would send, as the call parses it; empty if it would not be sent. */
  sent: () => object;
  /** The version of the record that the fields were loaded with; 0 for a new one. */
  begun: number;
  over: OverwrittenVersion;
  /** What is typed may be discarded: the fields are reset to the newest record, at once or when it arrives. */
  giveUp: () => void;
  /** For the form element's `ref`. */
  attach: (element: HTMLFormElement | null) => void;
};

export type PlainOptions<V extends object, I, O> = {
  /** The initial values of the fields. When a newer version arrives they are reset to it, unless something is typed. */
  initial: V;
  /** The version of the record in `initial`; none for a new one. */
  version?: number;
  /** The messages of an input that must not be sent; null if it may be. `isEmpty` says whether the field of a name is empty. */
  refusalTo?: (input: I, isEmpty: (name: string) => boolean) => FieldErrors | null;
  /** Builds the call's input from the values of the fields. */
  inputOf: (values: V) => I;
  /** Makes the call, as `useCall(…).mutateAsync`. */
  send: (input: I) => Promise<O>;
  onSaved: (output: O) => unknown;
};

const noErrors: FormErrors = { fields: {}, problems: [] };

/**
 * State of a form. On submit `refusalTo` checks first, then the server; messages go to their fields, the rest above
 * them, and the first field in error gets the focus.
 */
export function usePlainForm<V extends object, I, O>(options: PlainOptions<V, I, O>): Form<V> {
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [isSending, setSending] = useState(false);
  const [savedValues, setSavedValues] = useState(options.initial);
  const element = useRef<HTMLFormElement>(null);
  const saved = useRef(false);
  // A check at the moment of leaving must include the last letter typed, even if it is not rendered yet.
  const latestValues = useRef(values);
  useLayoutEffect(() => {
    latestValues.current = values;
  }, [values]);
  const { initial, version = 0 } = options;
  const [begun, setBegun] = useState(version);
  const [isGivenUp, setGivenUp] = useState(false);
  const over = useOverwrittenVersion(begun);
  const isDirty = !sameValues(values, savedValues);

  // Someone else's change is applied only where it overwrites nothing.
  if (version !== begun && !isSending && (!isDirty || isGivenUp)) {
    setBegun(version);
    setValues(initial);
    setSavedValues(initial);
    setErrors(noErrors);
    setRefusal(null);
    setGivenUp(false);
  }

  const take = (next: V, names: readonly string[]) => {
    saved.current = false;
    setGivenUp(false);
    latestValues.current = next;
    setValues(next);
    setErrors((before) => withoutField(before, names));
  };

  const isEmpty = (name: string) => {
    const value = Object.entries(values).find(([key]) => key === name)?.[1];
    return value === null || (typeof value === "string" && value.trim() === "");
  };

  const show = (messages: Record<string, string[]>, others: readonly string[]) => {
    const next = placeMessages(messages, others, Object.keys(values));
    flushSync(() => setErrors(next));
    const first = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (first) first.focus();
    else
      setErrors({ fields: {}, problems: [...next.problems, ...Object.values(next.fields).flat()] });
  };

  const submit = async () => {
    if (isSending) return;
    setRefusal(null);
    try {
      const input = options.inputOf(values);
      const refusal = options.refusalTo?.(input, isEmpty) ?? null;
      if (refusal) return show(refusal, []);
      setErrors(noErrors);
      setSending(true);
      const output = await options.send(input);
      saved.current = true;
      setSavedValues(values);
      // What follows may take a while, such as a file: until then the form is not sent again.
      await options.onSaved(output);
      setSending(false);
    } catch (error) {
      setSending(false);
      const refused = apiErrorOf(error);
      setRefusal(refused);
      const isPlaced = Object.keys(refused.errors).length > 0;
      show(refused.errors, isPlaced ? [] : refused.messages);
    }
  };

  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      // A field rewrites its value when it loses focus: if the value is the same, its message stays.
      onChange: (value) => {
        if (!Object.is(value, values[name]))
          take({ ...latestValues.current, [name]: value }, [name]);
      },
      error: errors.fields[name]?.join(" · "),
    }),
    set: (part) => take({ ...latestValues.current, ...part }, Object.keys(part)),
    problems: errors.problems,
    refusal,
    isDirty,
    wouldLose: () => !sameWork(latestValues.current, savedValues) && !saved.current,
    isSending,
    submit,
    sent: () => values,
    begun,
    over,
    giveUp: () => setGivenUp(true),
    attach: (attached) => {
      element.current = attached;
    },
  };
}

function sameValues(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two states differ only in passwords: these are not work to keep, and are retyped each time. */
function sameWork(one: object, other: object): boolean {
  return JSON.stringify(one, withoutPasswords) === JSON.stringify(other, withoutPasswords);
}

function withoutPasswords(name: string, value: unknown): unknown {
  return /password/i.test(name) ? null : value;
}
