import { Alert, Button, Skeleton, Text, TextInput, Title } from "@mantine/core";
import { IconLogin2, IconLogout } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { captureTexts as t, directionTexts } from "#texts/devices.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { formatClock, formatLongDay } from "#web/ui/formats.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { CaptureResult } from "./capture-result.tsx";
import styles from "./capture-screen.module.css";
import { type OwnDevice, ownQuery } from "./device-key.ts";
import { Keypad } from "./keypad.tsx";
import { useKeptSession } from "./use-kept-session.ts";
import { useCapture } from "./use-capture.ts";

/** The screen of a paired device: a clock, a number, arrival or departure. It works without a network and a session. */
export function CaptureScreen() {
  const own = useQuery(ownQuery);
  if (own.isPending) return <Skeleton height={320} />;
  if (!own.data) return <NoDevice />;
  return <Capture own={own.data} />;
}

function NoDevice() {
  const pair = <Button renderRoot={(props) => <Link to="/pair" {...props} />}>{t.pair}</Button>;
  return (
    <Page title={t.home}>
      <EmptyState title={t.noDevice} text={t.noDeviceHint} action={pair} />
    </Page>
  );
}

function Capture({ own }: { own: OwnDevice }) {
  const { reach, unsent, last, capture, clear } = useCapture();
  useKeptSession(own);
  const [value, setValue] = useState("");
  const [isKeeping, setKeeping] = useState(false);
  const press = async (direction: "in" | "out") => {
    setKeeping(true);
    await capture({ direction, how: "number", value: value.trim() }).finally(() =>
      setKeeping(false),
    );
    setValue("");
  };
  const type = (text: string) => {
    clear();
    setValue(text);
  };
  const isEmpty = value.trim() === "";
  return (
    <div className={styles.screen}>
      <div className={styles.part}>
        <header className={styles.head}>
          <Title order={1} size="h4">
            {own.title}
          </Title>
          <Text c="dimmed" size="sm">
            {own.structureTitle}
          </Text>
          <Clock offsetMs={own.offsetMs} />
        </header>
        {reach === "revoked" && <Alert color="red">{t.revoked}</Alert>}
        <Text role="status" size="sm" ta="center" {...(reach === "away" ? {} : { c: "dimmed" })}>
          {reach === "away" ? t.away(unsent) : t.waiting(unsent)}
        </Text>
        {last ? (
          <CaptureResult key={last.entry.number} last={last} onDone={clear} />
        ) : (
          <div className={styles.hint}>{t.hint}</div>
        )}
      </div>
      <div className={styles.part}>
        <TextInput
          aria-label={t.number}
          placeholder={t.number}
          size="xl"
          inputMode="none"
          autoComplete="off"
          maxLength={40}
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
          classNames={{ input: styles.number }}
        />
        <Keypad value={value} onChange={type} />
        <div className={styles.directions}>
          <Button
            size="xl"
            color="green"
            disabled={isEmpty || isKeeping || reach === "revoked"}
            leftSection={<IconLogin2 size={28} aria-hidden />}
            onClick={() => void press("in")}
          >
            {directionTexts.in}
          </Button>
          <Button
            size="xl"
            disabled={isEmpty || isKeeping || reach === "revoked"}
            leftSection={<IconLogout size={28} aria-hidden />}
            onClick={() => void press("out")}
          >
            {directionTexts.out}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The server's time in Athens, as far as the device knows it. */
function Clock({ offsetMs }: { offsetMs: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  const instant = new Date(now + offsetMs).toISOString();
  return (
    <>
      <time className={styles.clock} dateTime={instant}>
        {formatClock(instant)}
      </time>
      <Text>{formatLongDay(dayAt(instant))}</Text>
    </>
  );
}
