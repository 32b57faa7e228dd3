import { ActionIcon, Box, Kbd, Popover, Table, Text, Title } from "@mantine/core";
import { IconKeyboard } from "@tabler/icons-react";
import { legendTexts as t } from "#texts/grid-legend.ts";
import { legendOfCodes } from "#texts/print.ts";
import type { GridSheet } from "./model/sheet.ts";
import styles from "./legend.module.css";

/** What the codes mean, how days are typed, and the keys. */
export function Legend({ sheet }: { sheet: GridSheet }) {
  return (
    <Popover
      position="bottom-end"
      shadow="md"
      width="min(46rem, 92vw)"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t.title}
          title={t.title}
          aria-haspopup="dialog"
        >
          <IconKeyboard size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t.title} className={styles.legend} tabIndex={0}>
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
      </Popover.Dropdown>
    </Popover>
  );
}

function Code({ code, title }: { code: string; title: string }) {
  return (
    <li>
      <b>{code}</b> {title}
    </li>
  );
}
