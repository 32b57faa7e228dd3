import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { dashboard, type Setup } from "#api/dashboard.ts";
import type { OrganizationOfUser } from "#api/organizations.ts";
import { mayAct } from "#domain/access.ts";
import { firstStepsTexts as t } from "#texts/first-steps.ts";
import { useAnswer, useSideAnswer } from "#web/kernel/answers.ts";
import { invalidate } from "#web/kernel/calls.ts";
import { useOrganizationOrNone } from "#web/kernel/organization.ts";
import type { Session } from "#web/kernel/session-cookies.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { TextLink } from "#web/ui/links.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { isAwaited } from "#web/ui/pending.tsx";
import styles from "./first-steps.module.css";
import { StepDrawer, type FormStep } from "./step-drawer.tsx";
import { StepLine } from "./step-line.tsx";
import { stepsOf } from "./steps.ts";

/** The steps that lead a new body to its first recorded day, each with its act. Gone once there is such a day, or the body ends. */
export function FirstSteps({ session }: { session: Session }) {
  const organization = useOrganizationOrNone();
  // Kept here, because creating the first body remounts the steps.
  const [hasTaken, setTaken] = useState(false);
  const found = useSideAnswer(
    dashboard.getSetup,
    { organizationId: organization?.id ?? "" },
    { enabled: organization !== null, staleTime: 0 },
  );
  // Whoever cannot register the first body has no steps to take before there is one.
  if (organization === null && !mayAct(session.area, "organization.write", null)) return null;
  if (organization?.endsOn) return null;
  if (isAwaited(found)) return <span data-first />;
  const setup = organization === null ? null : found.data;
  if (setup === undefined) return null;
  return <Steps {...{ session, organization, setup, hasTaken }} onTaken={() => setTaken(true)} />;
}

type Props = {
  session: Session;
  organization: OrganizationOfUser | null;
  setup: Setup | null;
  /** Whether a step was completed here: the next one takes the focus when it appears. */
  hasTaken: boolean;
  onTaken: () => void;
};

function Steps({ session: { area: role }, organization, setup, hasTaken, onTaken }: Props) {
  const client = useQueryClient();
  const [open, setOpen] = useState<FormStep | null>(null);
  const steps = stepsOf(setup, role, organization?.fullAccess ?? false);
  const left = steps.filter(({ isDone }) => !isDone);
  if (left.length === 0 && open === null) return null;
  const next = left.find(({ refusal }) => refusal === null);
  const goOn = async () => {
    setOpen(null);
    onTaken();
    await invalidate(client, [dashboard.getSetup]);
  };
  return (
    <Panel
      title={t.titleOf(organization?.description ?? null)}
      actions={t.doneOf(steps.length - left.length, steps.length)}
    >
      <p className={styles.lead}>{t.lead}</p>
      <ol className="plain-list">
        {steps.map((step) => (
          <StepLine
            key={step.name}
            step={step}
            setup={setup}
            isNext={step === next}
            takesFocus={hasTaken && step === next}
            onOpen={setOpen}
          />
        ))}
      </ol>
      {role === "Administrator" && <Afterwards />}
      <StepDrawer
        step={open}
        role={role}
        organization={organization}
        onClose={() => setOpen(null)}
        onDone={() => void goOn()}
      />
    </Panel>
  );
}

/** What an installation needs besides its bodies, and what is known of it. */
function Afterwards() {
  const { data } = useAnswer(dashboard.getSystem, {});
  return (
    <div className={styles.afterwards}>
      <strong>{t.afterwards}</strong>
      <ul>
        <li>
          {t.payments}: {t.paymentsText}{" "}
          <TextLink size="sm" to="/system-administration/users">
            {t.paymentsAct}
          </TextLink>
        </li>
        {data && (
          <li>
            {t.mail}: {data.mails.isConnected ? t.mailConnected : t.mailText}{" "}
            <TextLink size="sm" to="/system-administration/outbox">
              {t.mailAct}
            </TextLink>
          </li>
        )}
        {data && (
          <li>
            {t.backup}:{" "}
            {data.upkeep.backup
              ? t.backupOf(formatInstant(data.upkeep.backup.takenAt))
              : t.backupText}
          </li>
        )}
      </ul>
    </div>
  );
}
