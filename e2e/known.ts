import { municipality, tellerOf } from "./people.ts";

/** Ids and names of the demonstration that page URLs need. */
export type Known = {
  organizationId: string;
  /** The town hall, code Δ01. */
  structureId: string;
  contractId: string;
  /** Of the contract's employee: surname and first name. */
  person: string;
  today: string;
  /** The payment that the bank has settled. */
  paymentId: string;
  /** The one about the month's closing. */
  announcementId: string;
};

/** Asks the server for the ids that the pages need. */
export async function knownOf(url: string): Promise<Known> {
  const tell = await tellerOf(url, "representative");
  const { organizationId, structures } = await municipality(tell);
  const structureId = structures.get("Δ01") ?? "";
  const { items } = await tell<{ items: { id: string; lastName: string; firstName: string }[] }>(
    `/Contracts/GetAll?organizationId=${organizationId}&structureId=${structureId}&take=1`,
  );
  const [contract] = items;
  const { today } = await tell<{ today: string }>(
    `/Dashboard/GetOverview?organizationId=${organizationId}`,
  );
  const payments = await tell<{ items: { id: string }[] }>(
    `/Payments/GetAll?organizationId=${organizationId}&state=settled`,
  );
  const announced = await tell<{ items: { id: string }[] }>("/Announcements/GetAll?take=1");
  return {
    organizationId,
    announcementId: announced.items[0]?.id ?? "",
    paymentId: payments.items[0]?.id ?? "",
    structureId,
    contractId: contract?.id ?? "",
    person: `${contract?.lastName} ${contract?.firstName}`,
    today,
  };
}
