import type { SystemState } from "#api/system-state.ts";
import { logCountLimit } from "#domain/logs.ts";
import { jobTexts, systemStateTexts as t } from "#texts/system-state.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { upkeepWork } from "./upkeep-work.ts";
import type { Work } from "./work.ts";

/** What is wrong with the installation and needs an administrator, whichever page they look at first. */
export function systemTrouble(state: SystemState): Work[] {
  return [...systemWork(state), ...upkeepWork(state.upkeep)].filter(
    ({ tone, value }) => (tone === "bad" || tone === "warning") && value !== 0,
  );
}

/** The figures of the installation that should be zero. */
export function systemWork(state: SystemState): Work[] {
  const { today, failedCalls, wrongSignIns, mails, ledger } = state;
  const outbox = "/system-administration/outbox";
  return [
    ...maintenanceWork(state),
    ...sealingWork(ledger),
    ...jobsWork(state),
    {
      label: t.failedCalls,
      value: failedCalls,
      countedTo: logCountLimit,
      note: t.today,
      tone: "bad",
      link: {
        to: "/system-administration/logs/api-logs",
        search: { from: today, outcome: "failed" },
      },
    },
    {
      label: t.wrongSignIns,
      value: wrongSignIns,
      countedTo: logCountLimit,
      note: t.today,
      tone: "info",
      link: {
        to: "/system-administration/logs/login-logs",
        search: { from: today, outcome: "wrong" },
      },
    },
    {
      label: t.mailsRefused,
      value: mails.isConnected || mails.refused > 0 ? mails.refused : null,
      note: mails.isConnected ? t.mailsToSendAgain : t.noMailServer,
      tone: mails.isConnected || mails.refused > 0 ? "bad" : "neutral",
      link: { to: outbox, search: { state: "to-send-again" } },
    },
    {
      label: t.mailsWaiting,
      value: mails.waiting,
      ...waitingMails(mails),
      link: { to: outbox, search: { state: "waiting" } },
    },
  ];
}

/** Administrators go on working during maintenance, so nothing else reminds them of it. */
function maintenanceWork({ isInMaintenance }: SystemState): Work[] {
  if (!isInMaintenance) return [];
  const link = { to: "/system-administration/parameters/global-params" } as const;
  const { maintenance: label, maintenanceOn: note } = t;
  return [{ label, note, tone: "warning", link }];
}

function waitingMails(mails: SystemState["mails"]): Pick<Work, "note" | "tone"> {
  const { isConnected, triedInVain, lastAnswer } = mails;
  if (!isConnected) return { note: t.noMailServer, tone: "warning" };
  return triedInVain > 0
    ? { note: t.mailsTriedInVain(triedInVain, lastAnswer), tone: "bad" }
    : { note: t.mailServer, tone: "neutral" };
}

function jobsWork({ jobs }: SystemState): Work[] {
  const stuck = jobs.filter(({ state }) => state === "failed" || state === "late");
  return stuck.map(({ job, state }) => ({
    label: jobTexts[job] ?? job,
    note: t.jobStates[state],
    tone: state === "failed" ? "bad" : "warning",
    link: { to: "/system-administration", hash: jobsPlace },
  }));
}

/** The id of the panel that shows each job. */
export const jobsPlace = "jobs";

/** The id of the panel that shows how far the ledger is sealed. */
export const sealingPlace = "sealing";

function sealingWork({ isOverdue, oldestUnsealedAt }: SystemState["ledger"]): Work[] {
  if (!isOverdue || oldestUnsealedAt === null) return [];
  const note = t.unsealedSince(formatInstant(oldestUnsealedAt));
  const link = { to: "/system-administration", hash: sealingPlace } as const;
  return [{ label: t.sealing, note, tone: "bad", link }];
}
