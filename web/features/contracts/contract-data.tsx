import { Anchor } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { OutputOf } from "#api/call.ts";
import type { contracts } from "#api/contracts.ts";
import { contractDetailTexts as t, contractFormTexts as fields } from "#texts/contracts.ts";
import { Facts } from "#web/ui/facts.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { typeText } from "./contract-words.ts";

const EmployeeDrawer = later(
  async () => (await import("#web/features/employees/public.ts")).EmployeeDrawer,
);

/** The response of the contract details call. */
export type ContractDetails = OutputOf<typeof contracts.getById>;

/** Who, what and from when to when; the name opens the person. */
export function ContractData({ contract }: { contract: ContractDetails }) {
  const { employee, endDate } = contract;
  const [isShowing, showing] = useDisclosure(false);
  const until = endDate === null ? t.indefinite : formatDay(endDate);
  return (
    <Panel title={t.data}>
      <Facts
        facts={[
          {
            label: t.employee,
            value: (
              <Anchor component="button" type="button" ta="start" onClick={showing.open}>
                {[employee.lastName, employee.firstName, employee.fatherName]
                  .filter((name) => name !== "")
                  .join(" ")}
              </Anchor>
            ),
          },
          { label: t.afm, value: employee.afm },
          { label: fields.employmentType, value: typeText(contract.employmentType) },
          { label: fields.specialty, value: contract.specialty },
          { label: t.duration, value: `${formatDay(contract.startDate)} – ${until}` },
        ]}
      />
      <EmployeeDrawer id={isShowing ? employee.id : null} onClose={showing.close} />
    </Panel>
  );
}
