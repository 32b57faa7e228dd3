import { Alert, Button, Group, SegmentedControl, Stack, Text, List } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { OutputOf } from "#api/call.ts";
import { payments } from "#api/payments.ts";
import type { Month } from "#domain/calendar/day.ts";
import { common, formTexts } from "#texts/common.ts";
import { amountsText, paymentsTexts as t, paymentTexts } from "#texts/payment-pages.ts";
import { exclusionTexts, paymentRefusalTexts } from "#texts/payments.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { monthToClose } from "#web/features/verification/public.tsx";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Outcomes } from "#web/ui/bulk/outcomes.tsx";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { Modal } from "#web/ui/dialogs.tsx";
import { formatMoney } from "#web/ui/formats.ts";
import { TextLink } from "#web/ui/links.tsx";
import { LoadingLines } from "#web/ui/pending.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { useCreating } from "#web/ui/use-opening.ts";
import { UnapprovedOfAll } from "./unapproved-of-all.tsx";

type CreatedPayments = OutputOf<typeof payments.createForBodies>["bodies"];

/** Creates a payment of the selected body after a preview of its content, or one for each body. */
export function NewPayment({ ofAll }: { ofAll: boolean }) {
  const [opened, dialog] = useCreating();
  const createForAll = useCall(payments.createForBodies);
  // The dialog reports the outcome for each body, so it stays open until then.
  const close = () => {
    if (!createForAll.isPending) dialog.close();
  };
  return (
    <>
      <Button leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} onClick={dialog.open}>
        {t.create}
      </Button>
      <Modal opened={opened} onClose={close} title={t.createTitle}>
        <Choice ofAll={ofAll} createForAll={createForAll} onCancel={close} />
      </Modal>
    </>
  );
}

type ChoiceProps = {
  ofAll: boolean;
  createForAll: ReturnType<typeof useCall<typeof payments.createForBodies>>;
  onCancel: () => void;
};

function Choice({ ofAll, createForAll, onCancel }: ChoiceProps) {
  const { id: organizationId, description } = useOrganization();
  const navigate = useNavigate();
  const [chosen, setMonth] = useState<Month | null>(null);
  const [whom, setWhom] = useState<"body" | "all">(ofAll ? "all" : "body");
  const [made, setMade] = useState<CreatedPayments | null>(null);
  const create = useCall(payments.create);
  const usual = useAnswer(
    payments.preview,
    { organizationId, month: monthToClose() },
    { enabled: whom === "body" },
  );
  const newest = whom === "body" ? usual.data?.newestMonth : null;
  const month = chosen ?? newest ?? monthToClose();
  const preview = useAnswer(
    payments.preview,
    { organizationId, month },
    { enabled: whom === "body" && (chosen !== null || !usual.isPending) },
  );
  const refusal = whom === "body" && preview.data ? refusalOf(preview.data) : null;
  const reason = whom === "body" && preview.isPending ? formTexts.counting : refusal;
  const run = async () => {
    try {
      if (whom === "all") return setMade((await createForAll.mutateAsync({ month })).bodies);
      const { id, lines } = await create.mutateAsync({ organizationId, month });
      toast.success(t.done(t.previewLines(lines)));
      await navigate({ to: "/payments/details/$id", params: { id }, search: {} });
    } catch (error) {
      toast.failure(error);
      // The preview may be outdated.
      void preview.refetch();
    }
  };
  if (made) return <BodyOutcomes bodies={made} />;
  return (
    <Stack gap="md">
      <Text>{t.createText}</Text>
      <Text>{amountsText}</Text>
      <Stack gap={4}>
        <Text size="sm" fw={550}>
          {t.upTo}
        </Text>
        <MonthPicker value={month} onChange={setMonth} max={thisMonth()} />
      </Stack>
      <SegmentedControl
        aria-label={t.forWhom}
        data={[
          { value: "body", label: t.ofBody },
          { value: "all", label: t.ofAll },
        ]}
        value={whom}
        onChange={(value) => setWhom(value === "all" ? "all" : "body")}
      />
      {whom === "all" && <Alert>{t.previewOfAll}</Alert>}
      {whom === "all" && <UnapprovedOfAll month={month} />}
      {whom === "body" && preview.error && (
        <RetryError error={preview.error} onRetry={preview.refetch} />
      )}
      {whom === "body" && preview.isPending && <LoadingLines height={90} />}
      {whom === "body" && preview.data && <Preview preview={preview.data} month={month} />}
      <Group>
        <ActButton
          h="auto"
          mih={36}
          styles={{ label: { whiteSpace: "normal" } }}
          loading={create.isPending || createForAll.isPending}
          reason={reason}
          onClick={() => void run()}
        >
          {whom === "all"
            ? t.createOfAll
            : preview.data && refusal === null
              ? t.createOf(description, formatMoney(preview.data.total))
              : t.create}
        </ActButton>
        <Button variant="default" disabled={createForAll.isPending} onClick={onCancel}>
          {common.cancel}
        </Button>
      </Group>
    </Stack>
  );
}

type Body = OutputOf<typeof payments.createForBodies>["bodies"][number];

/** The outcome for each body when payments were created for all. */
function BodyOutcomes({ bodies }: { bodies: readonly Body[] }) {
  if (bodies.length === 0) return <Text>{t.outcomesNone}</Text>;
  const rows = bodies.map((body) => ({
    key: body.organizationId,
    names: [<PaymentLink key="body" {...body} />],
    outcome: body.outcome,
    messages:
      body.id === null
        ? body.messages
        : [`${t.previewLines(body.lines)}, ${formatMoney(body.total)}`, ...body.messages],
  }));
  return <Outcomes label={t.outcomes} columns={[t.organization]} rows={rows} />;
}

function PaymentLink({ organizationId, title, id }: Body) {
  if (id === null) return title;
  return (
    <TextLink to="/payments/details/$id" params={{ id }} search={{ body: organizationId }}>
      {title}
    </TextLink>
  );
}

/** That nothing can be paid does not mean that nothing is due. */
function nothingOf({ exclusions }: OutputOf<typeof payments.preview>): string {
  return paymentRefusalTexts[exclusions.length > 0 ? "nothing-payable" : "nothing-due"];
}

/** Why no payment can be made of it; null if one can. An order to the bank needs the body's account. */
function refusalOf(preview: OutputOf<typeof payments.preview>): string | null {
  if (preview.lines === 0) return nothingOf(preview);
  const needsAccount = !preview.hasAccount && Number(preview.total) !== 0;
  return needsAccount ? paymentRefusalTexts["no-account"] : null;
}

type PreviewProps = { preview: OutputOf<typeof payments.preview>; month: Month };

type Exclusion = OutputOf<typeof payments.preview>["exclusions"][number];

/** What a payment made now would contain, and what it would leave out. */
function Preview({ preview, month }: PreviewProps) {
  const { id: organizationId } = useOrganization();
  const { lines, total, differences, exclusions, unapproved, underWay } = preview;
  const refusal = refusalOf(preview);
  return (
    <Alert color={refusal === null ? "navy" : "yellow"}>
      <Text fw={600}>
        {lines > 0 ? `${t.previewLines(lines)}, ${formatMoney(total)}` : refusal}
      </Text>
      <List size="sm" mt="xs">
        {lines > 0 && refusal !== null && (
          <List.Item>
            {refusal}:{" "}
            <TextLink to="/organizations/details/$id" params={{ id: organizationId }}>
              {paymentTexts.debtor}
            </TextLink>
          </List.Item>
        )}
        {differences > 0 && <List.Item>{t.previewDifferences(differences)}</List.Item>}
        {exclusions.map((exclusion) => (
          <Excluded key={exclusion.reason} {...exclusion} />
        ))}
        {underWay.map(({ id, number }) => (
          <List.Item key={id}>
            <TextLink to="/payments/details/$id" params={{ id }}>
              {t.underWay(number)}
            </TextLink>
          </List.Item>
        ))}
        {unapproved > 0 && (
          <List.Item>
            {t.previewUnapproved(unapproved)}.{" "}
            <TextLink to="/monthly-contracts" search={{ month }}>
              {t.toUnapproved}
            </TextLink>
          </List.Item>
        )}
      </List>
    </Alert>
  );
}

/** How many months are left out for a reason, and the first people concerned, each with a link to the person's data. */
function Excluded({ reason, count, people }: Exclusion) {
  return (
    <List.Item>
      {exclusionTexts[reason].title}: {count} (
      {people.map(({ employeeId, name }, index) => (
        <span key={employeeId}>
          {index > 0 && ", "}
          <TextLink
            to="/organization-administration/organization-employees"
            search={{ employee: employeeId }}
          >
            {name}
          </TextLink>
        </span>
      ))}
      {people.length < 5 ? "" : " …"})
    </List.Item>
  );
}
