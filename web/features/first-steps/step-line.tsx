import { Button } from "@mantine/core";
import { IconCircle, IconCircleArrowRight, IconCircleCheck } from "@tabler/icons-react";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { Setup } from "#api/dashboard.ts";
import { firstStepsTexts as t } from "#texts/first-steps.ts";
import { useOrganizationOrNone, useOrganizations } from "#web/kernel/organization.ts";
import { formatDay } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { formOf, type FormStep } from "./step-drawer.tsx";
import { alternativeOf, type Step } from "./steps.ts";
import styles from "./first-steps.module.css";

type Props = {
  step: Step;
  setup: Setup | null;
  /** The first step that this user can take now. */
  isNext: boolean;
  /** Whether the step before it has just been completed here. */
  takesFocus: boolean;
  onOpen: (step: FormStep) => void;
};

/** A step: its purpose, whether it is done, and its act. */
export function StepLine({ step, setup, isNext, takesFocus, onOpen }: Props) {
  const { name, isDone } = step;
  const { title, text } = t.steps[name];
  const Icon = isDone ? IconCircleCheck : isNext ? IconCircleArrowRight : IconCircle;
  const keptFrom = setup?.keptFrom ?? null;
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <Icon
        size={22}
        stroke={1.6}
        aria-hidden={!isDone && !isNext}
        {...(isDone || isNext ? { role: "img", "aria-label": isDone ? t.done : t.next } : {})}
        color={isDone ? "var(--mantine-color-teal-6)" : "currentColor"}
      />
      <span>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>
          {text}
          {name === "day" && keptFrom !== null && ` ${t.dayOf(formatDay(keptFrom))}`}
        </span>
      </span>
      <div className={styles.acts}>
        {!isDone && <Act {...{ step, setup, isNext, takesFocus, onOpen }} />}
      </div>
    </li>
  );
}

function Act({ step: { name, refusal }, setup, isNext, takesFocus, onOpen }: Props) {
  const bodies = useOrganizations().map(({ id: of }) => of);
  const id = useOrganizationOrNone()?.id ?? "";
  if (refusal !== null) return <Note>{refusal}</Note>;
  const form = formOf(name);
  const { label: other, ...way } = alternativeOf(name, bodies, id) ?? {};
  const shared = {
    variant: isNext ? "filled" : "default",
    size: "sm",
    autoFocus: takesFocus,
  } as const;
  // The steps of a body wait until there is one.
  if (setup === null && name !== "body") return null;
  if (form !== null)
    return (
      <>
        {other !== undefined && (
          <Button size="sm" variant="subtle" renderRoot={(props) => <Link {...way} {...props} />}>
            {other}
          </Button>
        )}
        <Button {...shared} onClick={() => onOpen(form)}>
          {t.steps[name].act}
        </Button>
      </>
    );
  const link = linkOf(name, setup);
  if (link === null && name === "day" && setup?.hasApprovedContract)
    return <Note>{t.nobodyYet}</Note>;
  if (link === null) return null;
  return (
    <Button {...shared} renderRoot={(props) => <Link {...link} {...props} />}>
      {t.steps[name].act}
    </Button>
  );
}

function linkOf(name: Step["name"], setup: Setup | null): LinkProps | null {
  if (name === "approval") return setup?.hasContract ? { to: "/contracts" } : null;
  if (!setup?.firstDay) return null;
  const { structureId: id, date } = setup.firstDay;
  return { to: "/attendances/attendance-records/$id/$date", params: { id, date } };
}
