import type { OutputOf } from "#api/call.ts";
import type { contracts } from "#api/contracts.ts";
import { contractDetailTexts as t, contractFormTexts as fields } from "#texts/contracts.ts";
import { Facts } from "#web/ui/facts.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { typeText } from "./contract-words.ts";

/** What a contract details call answers. */
export type ContractDetails = OutputOf<typeof contracts.getById>;

/** Who, what and from when to when. */
export function ContractData({ contract }: { contract: ContractDetails }) {
  const { employee, endDate } = contract;
  const until = endDate === null ? t.indefinite : formatDay(endDate);
  return (
    <Panel title={t.data}>
      <Facts
        facts={[
          {
            label: t.employee,
            value: [employee.lastName, employee.firstName, employee.fatherName]
              .filter((name) => name !== "")
              .join(" "),
          },
          { label: t.afm, value: employee.afm },
          { label: fields.employmentType, value: typeText(contract.employmentType) },
          { label: fields.specialty, value: contract.specialty },
          { label: t.duration, value: `${formatDay(contract.startDate)} – ${until}` },
        ]}
      />
    </Panel>
  );
}
