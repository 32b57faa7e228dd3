import { attendances, type SavedRecord } from "#api/attendances.ts";
import type { MonthOfContract } from "#api/closed-months.ts";
import type { SentInput } from "#web/kernel/request.ts";
import { changeParcel, parcelAt } from "#web/kernel/outbox.ts";
import { ApiError } from "#web/kernel/api-error.ts";
import { request } from "#web/kernel/request.ts";
import { sendUntilAnswered, type Delivery } from "#web/kernel/sending.ts";
import type { SentCell } from "../model/answers.ts";
import { mostRecords } from "../model/records.ts";
import { draftAt, draftsIn, isSameDayContent, noDrafts, withDrafts } from "../model/drafts.ts";
import type { Draft, Drafts, Spot } from "../model/drafts.ts";

/** What is being typed into a day; null if it equals what is stored. */
export type Jotted = readonly [Spot, Draft | null];

/** A write that was started: the cells as they were sent, and the exact body that its key belongs to. */
export type Write = { cells: readonly SentCell[]; body: SentInput<typeof attendances.saveRecords> };

/** Builds the next write from the drafts; null if there is nothing to send. */
type WriteOf = (drafts: Drafts) => Write | null;

/** The options of a save: the reason, where required, the months that it may reopen, and whether it is automatic. */
export type SaveHow = { reason: string; reopens: MonthOfContract[]; byItself: boolean };

/** Those of the months for which a record is sent. */
export function reopeningOf(
  reopens: readonly MonthOfContract[],
  records: Write["body"]["records"],
): MonthOfContract[] {
  const sent = new Set(records.map(({ contractId }) => contractId));
  return reopens.filter(({ contractId }) => sent.has(contractId));
}

/** The page's callbacks, as long as the page exists. */
export type Hearer = {
  /** The cells are in flight; an empty list means that the whole request was refused. */
  onSending: (cells: readonly SentCell[]) => void;
  onRestored: (drafts: Drafts) => void;
  onAnswer: (cells: readonly SentCell[], records: readonly SavedRecord[]) => void;
  onError: (error: unknown) => void;
  onDelivery: (delivery: Delivery) => void;
};

/** Where a courier stores things, and how it writes to the server. */
export type Means = {
  parcel: () => Promise<Parked | null>;
  change: (change: (stood: Parked | null) => Parked | null) => Promise<unknown>;
  write: (body: Write["body"], key: string) => Promise<{ records: SavedRecord[] }>;
};

type Parked = { work: Drafts; sending: { key: string; write: Write } | null };

/** The device's outbox and the call that saves records. */
export function meansOf(place: string): Means {
  return {
    parcel: () => parcelAt<Drafts, Write>(place),
    change: (change) => changeParcel(place, change),
    write: (body, key) =>
      request(attendances.saveRecords, body, { idempotencyKey: key }).catch(answerOfLocked),
  };
}

/** If everything that was sent is locked, the error carries the outcome of each record; any other error is rethrown. */
function answerOfLocked(error: unknown): { records: SavedRecord[] } {
  if (!(error instanceof ApiError) || error.status !== 423) throw error;
  if (!hasRecords(error.current)) throw error;
  return error.current;
}

/** Guarantee: `records` in that call's error has the type that it has in its answer. */
function hasRecords(current: unknown): current is { records: SavedRecord[] } {
  return typeof current === "object" && current !== null && "records" in current;
}

/** Stores the drafts of one place on this device and sends them to the server. */
export type Courier = {
  /** Restores what an earlier visit left, and sends an unanswered write again, with its key. */
  resume: () => Promise<void>;
  /** Stores the drafts as they are now. */
  keep: (drafts: Drafts) => void;
  /** Also stores, for the next visit, what is in a field and not entered yet; null: nothing is. */
  jot: (jotted: Jotted | null) => void;
  /** Sends what there is to send, call after call; if called again meanwhile, it checks once more. */
  send: (writeOf: WriteOf) => Promise<void>;
  /** The drafts that the server does not have. */
  left: () => Drafts;
  /** Tries at once instead of waiting any longer. */
  hurry: () => void;
  /** Stores at once what is pending. */
  flush: () => void;
  /** The page is left: a write under way is finished, what waits is stored for the next visit. */
  leave: () => void;
};

const keepAfterMs = 150;

export function courierOf(means: Means, hearer: Hearer): Courier {
  const left = new AbortController();
  const hurries = new Set<() => void>();
  let drafts: Drafts = noDrafts;
  let jotted: Jotted | null = null;
  let sending: Parked["sending"] = null;
  /** This courier's part of the parcel: another tab may have the same sheet open, and what is typed there stays. */
  let own: Parked = { work: noDrafts, sending: null };
  /** Requested and not started: checked once more when the request in flight is answered. */
  let nextWriteOf: WriteOf | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keepNow = () => {
    clearTimeout(timer);
    const before = own;
    own = { work: jotted ? withDrafts(drafts, [jotted]) : drafts, sending };
    const next = own;
    return means.change((stood) => parcelAfter(stood, before, next));
  };

  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keepNow(), keepAfterMs);
  };

  const deliver = async (key: string, write: Write): Promise<boolean> => {
    sending = { key, write };
    hearer.onDelivery({ isSending: true, pauseMs: null });
    await keepNow();
    try {
      const { records } = await sendUntilAnswered(() => means.write(write.body, key), {
        signal: left.signal,
        onPause: (pauseMs) => hearer.onDelivery({ isSending: true, pauseMs }),
        onHurry: (hurry) => listen(hurries, hurry),
      });
      drafts = withoutSaved(drafts, write.cells, records);
      sending = null;
      hearer.onAnswer(write.cells, records);
    } catch (error) {
      if (left.signal.aborted) return false;
      sending = null;
      hearer.onSending([]);
      hearer.onError(error);
      nextWriteOf = null;
      hearer.onDelivery({ isSending: false, pauseMs: null });
      return false;
    }
    await keepNow();
    hearer.onDelivery({ isSending: false, pauseMs: null });
    return true;
  };

  const sendAsked = async () => {
    while (nextWriteOf) {
      const write = nextWriteOf(drafts);
      if (!write || write.cells.length < mostRecords) nextWriteOf = null;
      if (!write) break;
      hearer.onSending(write.cells);
      if (!(await deliver(crypto.randomUUID(), write))) break;
    }
  };

  return {
    resume: async () => {
      const parcel = await means.parcel();
      if (!parcel || left.signal.aborted) return;
      drafts = withDrafts(parcel.work, draftsIn(drafts));
      own = parcel;
      if (parcel.sending) hearer.onSending(parcel.sending.write.cells);
      hearer.onRestored(parcel.work);
      if (!parcel.sending) return;
      if (await deliver(parcel.sending.key, parcel.sending.write)) await sendAsked();
    },
    keep: (next) => {
      if (next === drafts) return;
      drafts = next;
      keepSoon();
    },
    jot: (next) => {
      if (next === jotted) return;
      jotted = next;
      keepSoon();
    },
    left: () => drafts,
    send: async (writeOf) => {
      nextWriteOf = writeOf;
      if (!sending) await sendAsked();
    },
    hurry: () => hurries.forEach((one) => one()),
    flush: () => void keepNow(),
    leave: () => {
      left.abort();
      void keepNow();
    },
  };
}

/** The parcel of a place after one courier replaces `before` with `next`; what others stored there stays. */
function parcelAfter(stood: Parked | null, before: Parked, next: Parked): Parked | null {
  const given = [...draftsIn(before.work)].filter(([spot, draft]) => {
    const standing = stood && draftAt(stood.work, spot);
    return standing && isSameDayContent(standing, draft);
  });
  const others = withDrafts(
    stood?.work ?? noDrafts,
    given.map(([spot]) => [spot, null]),
  );
  const work = withDrafts(others, draftsIn(next.work));
  const isOthers = stood?.sending && stood.sending.key !== before.sending?.key;
  const sending = next.sending ?? (isOthers ? stood.sending : null);
  return work.size === 0 && !sending ? null : { work, sending };
}

/** Drafts without those that were saved unchanged. */
function withoutSaved(
  drafts: Drafts,
  cells: readonly SentCell[],
  records: readonly SavedRecord[],
): Drafts {
  const done = cells.filter((cell, index) => {
    const draft = draftAt(drafts, cell);
    const isSaved = records[index]?.outcome === "saved";
    return draft !== undefined && isSaved && isSameDayContent(draft, cell);
  });
  return withDrafts(
    drafts,
    done.map((cell) => [cell, null]),
  );
}

function listen(hurries: Set<() => void>, hurry: () => void): () => void {
  const events = ["online", "focus"];
  hurries.add(hurry);
  for (const event of events) addEventListener(event, hurry);
  return () => {
    hurries.delete(hurry);
    for (const event of events) removeEventListener(event, hurry);
  };
}
