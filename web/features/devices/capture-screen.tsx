import { Alert, Button, Skeleton, Text, Title } from "@mantine/core";
import { IconLogin2, IconLogout, IconQrcode } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { dayAt } from "#domain/calendar/zone.ts";
import { directionTexts } from "#texts/devices.ts";
import { captureTexts as t } from "#texts/capture.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Note } from "#web/ui/note.tsx";
import { Page } from "#web/ui/page.tsx";
import { formatClock, formatLongDay } from "#web/ui/formats.ts";
import { type OwnDevice, ownQuery } from "#web/kernel/device-key.ts";
import { storedSession } from "#web/kernel/session.ts";
import { expiryOf } from "#web/kernel/session-cookies.ts";
import { CaptureEntry, noIdentification, type Identification } from "./capture-entry.tsx";
import { CaptureResult } from "./capture-result.tsx";
import styles from "./capture-screen.module.css";
import { usePlace } from "./use-place.ts";
import { useCapture } from "./use-capture.ts";
import { beginSession, openByKey } from "./pairing.ts";

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
  const { reach, unsent, last, asksPlace, capture, clear } = useCapture();
  const { placeNow, isDenied } = usePlace(asksPlace);
  useKeptSession(own);
  const [person, setPerson] = useState(noIdentification);
  const [isKeeping, setKeeping] = useState(false);
  /** Whether the last press could not be stored, as on a full disk: it counts for nothing. */
  const [isUnstored, setUnstored] = useState(false);
  const press = async (direction: "in" | "out") => {
    setKeeping(true);
    const value = person.value.trim();
    const isStored = await capture({ ...person, ...placeNow(), value, direction }).then(
      () => true,
      () => false,
    );
    setKeeping(false);
    setUnstored(!isStored);
    if (isStored) setPerson(noIdentification);
  };
  const show = (next: Identification) => {
    clear();
    setPerson(next);
  };
  const isEmpty = person.value.trim() === "";
  return (
    <div className={styles.screen}>
      <div className={styles.part}>
        <header className={styles.head}>
          <Title order={1} size="h4">
            {own.title}
          </Title>
          <Note>{own.structureTitle}</Note>
          <Clock offsetMs={own.offsetMs} />
        </header>
        {reach === "revoked" && <Alert color="red">{t.revoked}</Alert>}
        {isUnstored && (
          <Alert role="alert" color="red">
            {t.unstored}
          </Alert>
        )}
        {isDenied && <Alert color="yellow">{t.placeDenied}</Alert>}
        <Text role="status" size="sm" ta="center" {...(reach === "away" ? {} : { c: "dimmed" })}>
          {unsent !== null && (reach === "away" ? t.away(unsent) : t.waiting(unsent))}
        </Text>
        {last ? (
          <CaptureResult key={last.entry.number} last={last} onDone={clear} />
        ) : (
          <div className={styles.hint}>{person.how === "badge" ? <BadgeRead /> : t.hint}</div>
        )}
      </div>
      <div className={styles.part}>
        <CaptureEntry identification={person} onChange={show} />
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

/** The scanned badge waits for a direction; whose it is, only the server knows. */
function BadgeRead() {
  return (
    <Alert
      role="status"
      color="green"
      icon={<IconQrcode size={32} aria-hidden />}
      title={t.badgeRead}
    >
      {t.badgeReadHint}
    </Alert>
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

const lookMs = 60_000;
const soonMs = 10 * 60_000;

/** Opens the device's next session before the current one expires, so that a kiosk never asks for anything. */
function useKeptSession(own: OwnDevice): void {
  useEffect(() => {
    const look = setInterval(() => void renewSoon(own), lookMs);
    return () => clearInterval(look);
  }, [own]);
}

async function renewSoon(own: OwnDevice): Promise<void> {
  const session = storedSession();
  if (session?.area !== "MobileUser" || expiryOf(session) - Date.now() > soonMs) return;
  const opened = await openByKey(own).catch(() => null);
  if (opened?.session) beginSession(opened.session);
}
