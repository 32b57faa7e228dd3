import { Box, Kbd, Table, Text, Title } from "@mantine/core";
import { legendTexts as t } from "#texts/grid-legend.ts";
import { legendOfCodes } from "#texts/print.ts";
import styles from "./legend.module.css";
import type { GridSheet } from "./model/sheet.ts";

/** The legend itself: codes, reasons, how days are typed, marks and keys. */
export function LegendWords({ sheet }: { sheet: GridSheet }) {
  return (
    <>
      <section>
        <Title order={3}>{t.codes}</Title>
        <ul className={styles.codes}>
          {legendOfCodes.map(({ code, title }) => (
            <Code key={code} code={code} title={title} />
          ))}
        </ul>
        <Title order={3}>{t.reasons}</Title>
        <ul className={styles.codes}>
          {[...sheet.vocabulary.reasons.values()]
            .filter(({ isActive }) => isActive !== false)
            .map(({ code, title }) => (
              <Code key={code} code={code} title={title} />
            ))}
        </ul>
      </section>
      <section>
        <Title order={3}>{t.typing}</Title>
        <Text size="sm">{t.times}</Text>
        <Text size="sm">{t.both}</Text>
        <Title order={3} mt="sm">
          {t.marks}
        </Title>
        <ul className={styles.marks}>
          {t.marksOf.map(([kind, text]) => (
            <li key={kind}>
              <span className={styles[kind]} aria-hidden /> {text}
            </li>
          ))}
        </ul>
        <Box visibleFrom="md">
          <Title order={3} mt="sm">
            {t.keysTitle}
          </Title>
          <Table verticalSpacing={2} horizontalSpacing={4} fz="sm">
            <Table.Tbody>
              {t.keys.map(([keys, does]) => (
                <Table.Tr key={keys}>
                  <Table.Td className={styles.keys}>
                    {keys.split(", ").map((key) => (
                      <Kbd key={key} size="xs">
                        {key}
                      </Kbd>
                    ))}
                  </Table.Td>
                  <Table.Td>{does}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Box>
      </section>
    </>
  );
}

function Code({ code, title }: { code: string; title: string }) {
  return (
    <li>
      <b>{code}</b> {title}
    </li>
  );
}
