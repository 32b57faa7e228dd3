import { useRouter } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useState } from "react";
import type { OrganizationOfUser } from "#api/organizations.ts";
import type { Role } from "#domain/access.ts";
import { firstStepsTexts as t } from "#texts/first-steps.ts";
import { selectOrganizationId } from "#web/kernel/session.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import type { StepName } from "./steps.ts";

const OrganizationForm = lazyPiece(
  async () => (await import("#web/features/organizations/public.ts")).OrganizationForm,
);
const ScheduleForm = lazyPiece(
  async () => (await import("#web/features/schedules/public.ts")).ScheduleForm,
);
const StructureForm = lazyPiece(
  async () => (await import("#web/features/structures/public.ts")).StructureForm,
);
const UserForm = lazyPiece(async () => (await import("#web/features/users/public.ts")).UserForm);
const OneTimePassword = lazyPiece(
  async () => (await import("#web/features/users/public.ts")).OneTimePassword,
);
const EmployeeForm = lazyPiece(
  async () => (await import("#web/features/employees/public.ts")).EmployeeForm,
);
const ContractForm = lazyPiece(
  async () => (await import("#web/features/contracts/public.ts")).ContractForm,
);

/** Fetched once its step opens, and not while the page is idle: most users never see these forms. */
function lazyPiece<P>(fetch: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await fetch() }));
}

const formSteps = ["body", "schedule", "structure", "users", "employees", "contract"] as const;

/** A step that has a form. */
export type FormStep = (typeof formSteps)[number];

/** The step, if it has a form; null if it leads to a page. */
export function formOf(name: StepName): FormStep | null {
  return formSteps.find((one) => one === name) ?? null;
}

type Props = {
  step: FormStep | null;
  role: Role;
  organization: OrganizationOfUser | null;
  onClose: () => void;
  onDone: () => void;
};

type Secret = { userName: string; password: string };

/** The form of a step, over the list of steps. */
export function StepDrawer({ step, role, organization, onClose, onDone }: Props) {
  const [secret, setSecret] = useState<Secret | null>(null);
  // The next step takes the focus only once the password, which is shown just once, has been noted.
  const noted = () => {
    setSecret(null);
    onDone();
  };
  return (
    <>
      <FormDrawer
        opened={step !== null}
        onClose={onClose}
        returnFocus={false}
        title={step === null ? "" : t.steps[step].act}
        size="xl"
      >
        <Suspense>
          {step !== null && (
            <StepForm
              step={step}
              role={role}
              organization={organization}
              onClose={onClose}
              onDone={onDone}
              onSecret={(made) => {
                setSecret(made);
                onClose();
              }}
            />
          )}
        </Suspense>
      </FormDrawer>
      <Suspense>{secret && <OneTimePassword secret={secret} onClose={noted} />}</Suspense>
    </>
  );
}

type FormProps = Props & { step: FormStep; onSecret: (secret: Secret | null) => void };

function StepForm({ step, role, organization, onClose, onDone, onSecret }: FormProps) {
  const router = useRouter();
  if (step === "body")
    return (
      <OrganizationForm
        organization={null}
        onCancel={onClose}
        onSaved={(id) => {
          selectOrganizationId(id);
          void router.invalidate().then(onDone);
        }}
      />
    );
  if (step === "schedule") return <ScheduleForm schedule={null} onDone={onDone} />;
  if (step === "structure")
    return <StructureForm structure={null} onCancel={onClose} onSaved={onDone} />;
  if (step === "users")
    return (
      <UserForm
        user={null}
        role={role}
        usual={{ area: "LegalRepresentative", organizationId: organization?.id ?? "" }}
        onCancel={onClose}
        onSaved={(_id, secret) => onSecret(secret)}
      />
    );
  if (step === "employees")
    return <EmployeeForm employee={null} onCancel={onClose} onSaved={onDone} />;
  return (
    <ContractForm
      contract={null}
      onCancel={onClose}
      onSaved={(id) => void router.navigate({ to: "/contracts/details/$id", params: { id } })}
    />
  );
}
