import { Code, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { addMonths } from "#domain/calendar/day.ts";
import { docsTexts as t } from "#texts/api-docs.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { Copyable } from "#web/ui/copyable.tsx";
import { Note } from "#web/ui/note.tsx";
import { exampleOf } from "./commands.ts";
import type { DocumentedCall } from "./call-document.ts";
import styles from "./docs-page.module.css";
import { type SchemaLine, lineOf, linesOf, typeText } from "./schema-lines.ts";

/** What a call takes, what it returns and how it refuses. */
export function CallDetails({ call }: { call: DocumentedCall }) {
  const [body] = Object.values(call.requestBody?.content ?? {});
  const [answer] = Object.values(call.responses["200"]?.content ?? {});
  const query = call.parameters.flatMap(({ name, schema, required }) =>
    name && schema ? [{ ...lineOf(name, schema), isRequired: required }] : [],
  );
  return (
    <Stack gap="md" className={styles.details}>
      <Text>{call.description}</Text>
      {call.scope !== null && (
        <Text>
          {t.scope} <Code>{call.scope}</Code>
        </Text>
      )}
      {call.scope !== null && (
        <Copyable label={t.example} value={exampleOf(call, addMonths(thisMonth(), -1))} />
      )}
      {query.length > 0 && (
        <Part title={t.parameters}>
          <Lines lines={query} />
        </Part>
      )}
      {body && (
        <Part title={t.body} kind={typeText(body.schema)}>
          <Lines lines={linesOf(body.schema)} />
        </Part>
      )}
      {answer && (
        <Part title={t.answer} kind={typeText(answer.schema)}>
          <Lines lines={linesOf(answer.schema)} isAnswer />
        </Part>
      )}
      {call.refusals.length > 0 && (
        <Part title={t.refusals}>
          <ul className={styles.lines}>
            {call.refusals.map(({ status, text }) => (
              <li key={status}>
                <Code>{status}</Code> {text}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </Stack>
  );
}

function Part(props: { title: string; kind?: string; children: ReactNode }) {
  const { title, kind, children } = props;
  return (
    <div>
      <Text fw={600} mb={4}>
        {title}
        {kind !== undefined && (
          <Note span fw={400}>
            {" "}
            {kind}
          </Note>
        )}
      </Text>
      {children}
    </div>
  );
}

/** Marks the required fields of a request, and the fields of a response that may be missing. */
function Lines({ lines, isAnswer = false }: { lines: readonly SchemaLine[]; isAnswer?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map(({ depth, name, type, isRequired, notes }, index) => (
        <li key={`${index} ${name}`} style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
          <Code>{name}</Code> {type}
          {isRequired === !isAnswer && (
            <span className={styles.required}>{isAnswer ? t.mayBeMissing : t.required}</span>
          )}
          {notes !== "" && <Note className={styles.notes}>{notes}</Note>}
        </li>
      ))}
    </ul>
  );
}
