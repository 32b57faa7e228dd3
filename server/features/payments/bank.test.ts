import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { payments } from "#api/payments.ts";
import { type OrderFormat, orderFormats } from "#domain/payments/order-format.ts";
import { endToEndIdOf } from "./order-of-payment.ts";
import { pain001 } from "#server/integrations/bank/write-pain001.ts";
import { readPain002 } from "#server/integrations/bank/read-pain002.ts";
import { trainingIban } from "#server/db/seed/training-numbers.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import {
  answer,
  approve,
  buildPayableMonth,
  buildSubmitted,
  create,
  detailsOf,
  giveAccounts,
  linesOf,
  order,
  pain002,
  type PayableMonth,
  statesOf,
} from "./testing.ts";
import { owe } from "./testing-paid.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const schemaOf = (format: OrderFormat) =>
  new URL(`../../integrations/bank/${format}.xsd`, import.meta.url).pathname;

async function fileOf({ organizationId, maker: as }: PayableMonth): Promise<string> {
  const file = await world.call(payments.export, { organizationId, format: "csv" }, { as });
  return file.bytes.toString();
}

/** Changes the first person of a body, outside any act. */
async function changeFirst(
  organization_id: string,
  to: { iban: string } | { last_name: string; first_name: string },
): Promise<void> {
  const [first] = await rowsWhere(world, "employee", { organization_id }).readInOrder("id");
  await rowsWhere(world, "employee", { organization_id, id: first?.id ?? "" }).change(to);
}

function validate(xml: Buffer, format: OrderFormat): void {
  execFileSync("xmllint", ["--noout", "--nonet", "--schema", schemaOf(format), "-"], {
    input: xml,
    stdio: ["pipe", "ignore", "pipe"],
  });
}

describe("the order (pain.001)", () => {
  test("is valid, names the body's account, and its ids lead back to the lines", async () => {
    const march = await buildPayableMonth(world, { contracts: 3 });
    const { organizationId, maker: as } = march;
    const id = await buildSubmitted(world, march);
    const file = await world.call(payments.getFile, { organizationId, id }, { as });
    validate(file.bytes, "pain.001.001.03");
    const xml = file.bytes.toString();
    expect(xml).toContain("<NbOfTxs>3</NbOfTxs><CtrlSum>3750.00</CtrlSum>");
    expect(xml).toContain("<IBAN>GR1601101250000000012300695</IBAN>");
    expect(xml).toContain("<BIC>ETHNGRAA</BIC>");
    expect(xml).toContain("<CreDtTm>2026-04-02T11:00:00+03:00</CreDtTm>");
    expect(xml).toContain("<CtgyPurp><Cd>SALA</Cd></CtgyPurp>");
    expect(xml).toContain("<Nm>Paradeigmatos Anna</Nm>");
    const ids = [...xml.matchAll(/<EndToEndId>(\w+)<\/EndToEndId>/g)].map(([, one]) => one);
    const lines = await linesOf(world, march, id);
    expect(new Set(ids)).toEqual(new Set(lines.map((line) => endToEndIdOf(line.id))));
  });

  test("names for each person the months paid, not the payment's month", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, maker: as } = march;
    const { id } = await world.call(payments.create, { organizationId, month: "2026-04" }, { as });
    await approve(world, march, id);
    await order(world, march, id);
    const { bytes } = await world.call(payments.getFile, { organizationId, id }, { as });
    expect(bytes.toString()).toContain("<Ustrd>Apodoches 03/2026 pliromi 2026-04/1</Ustrd>");
  });

  test("uses the version that the body's bank accepts when it is created, and keeps it", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, maker: as } = march;
    const takes = (order_format: OrderFormat) =>
      rowsWhere(world, "organization", { id: organizationId }).change({ order_format });
    await takes("pain.001.001.09");
    const id = await buildSubmitted(world, march);
    await takes("pain.001.001.03");
    const { bytes } = await world.call(payments.getFile, { organizationId, id }, { as });
    validate(bytes, "pain.001.001.09");
    expect(bytes.toString()).toMatch(/<ReqdExctnDt><Dt>[\d-]{10}<\/Dt><\/ReqdExctnDt>/);
    expect(bytes.toString()).toContain("<BICFI>ETHNGRAA</BICFI>");
    expect(() => validate(bytes, "pain.001.001.03")).toThrow("Document");
    const answer10 = pain002(id, { group: "ACSC" })
      .toString()
      .replace("pain.002.001.03", "pain.002.001.10")
      .replace("pain.001.001.03", "pain.001.001.09");
    expect((await answer(world, march, id, Buffer.from(answer10))).state).toBe("settled");
  });

  test.each(orderFormats)(
    "%s of a thousand lines adds up to the cent, with a group for each paying account",
    (format) => {
      const credits = Array.from({ length: 1000 }, (_, n) => ({
        id: `LINE${n}`,
        name: "Ευάγγελος Μπάμπης",
        iban: trainingIban(n + 1),
        cents: 100_001 + 7 * n,
        remittance: "Αποδοχές 03/2026",
      }));
      const group = (id: string, from: number, to: number) => ({
        id,
        executionDate: "2026-04-07",
        debtor: { name: "Δήμος", iban: trainingIban(5000 + from), bic: null },
        credits: credits.slice(from, to),
      });
      const groups = [group("G-1", 0, 600), group("G-2", 600, 1000)];
      const createdAt = new Date("2026-04-02T08:00:00Z");
      const order = { format, messageId: "P1", createdAt, initiator: "Δήμος", groups };
      const xml = pain001(order);
      validate(xml, format);
      const cents = 1000 * 100_001 + (7 * 999 * 1000) / 2;
      const sum = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
      expect(xml.toString()).toContain(
        `<NbOfTxs>1000</NbOfTxs><CtrlSum>${sum}</CtrlSum><InitgPty>`,
      );
      expect(xml.toString().match(/<PmtInf>/g)).toHaveLength(2);
      expect(pain001(order)).toEqual(xml);
    },
  );

  test.each(orderFormats)("the schema of %s refuses what a bank would", (format) => {
    const credit = { id: "L", name: "Α", iban: "no account", cents: 1, remittance: "x" };
    const debtor = { name: "Δ", iban: trainingIban(1), bic: null };
    const group = { id: "G", executionDate: "2026-04-07", debtor, credits: [credit] };
    const order = {
      format,
      messageId: "P",
      createdAt: new Date(0),
      initiator: "Δ",
      groups: [group],
    };
    expect(() => validate(pain001(order), format)).toThrow("IBAN");
  });

  test("is created once: of eight at the same time one succeeds, and a repeat returns the same", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, maker: as } = march;
    const { id } = await create(world, march);
    await approve(world, march, id);
    const input = { organizationId, id, version: 2, executionDate: "2026-04-07" };
    const key = "one-order-of-one-payment";
    const tries = await Promise.all([
      ...Array.from({ length: 6 }, () => world.try(payments.order, input, { as })),
      ...Array.from({ length: 2 }, () => world.try(payments.order, input, { as, key })),
    ]);
    const won = tries.filter(({ status }) => status === 200);
    expect(won.length).toBeGreaterThanOrEqual(1);
    expect(won.length).toBeLessThanOrEqual(2);
    const { acts, state } = await detailsOf(world, march, id);
    expect([state, acts.filter(({ act }) => act === "order").length]).toEqual(["ordered", 1]);
    const [first, second] = [
      await world.call(payments.getFile, { organizationId, id }, { as }),
      await world.call(payments.getFile, { organizationId, id }, { as }),
    ];
    expect(first.bytes).toEqual(second.bytes);
  });

  test("is refused with a name that cannot be written, and names the person", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const { organizationId } = march;
    await changeFirst(organizationId, { last_name: "李", first_name: "小龍" });
    const { id } = await create(world, march);
    await approve(world, march, id);
    await expect(order(world, march, id)).rejects.toThrow(/για: 李 小龍\. Διορθώστε/);
    expect(await detailsOf(world, march, id)).toMatchObject({ state: "approved" });
  });

  test("is refused from an account outside SEPA", async () => {
    const march = await buildPayableMonth(world);
    const { id } = await create(world, march);
    await approve(world, march, id);
    await rowsWhere(world, "organization", { id: march.organizationId }).change({
      debtor_iban: "TR330006100519786457841326",
      debtor_bic: null,
    });
    await expect(order(world, march, id)).rejects.toThrow("δεν έχει έγκυρο λογαριασμό (IBAN) SEPA");
  });

  test("is refused without an account of the body", async () => {
    const march = await buildPayableMonth(world);
    const { id } = await create(world, march);
    await approve(world, march, id);
    await rowsWhere(world, "organization", { id: march.organizationId }).change({
      debtor_iban: null,
      debtor_bic: null,
    });
    await expect(order(world, march, id)).rejects.toThrow("δεν έχει έγκυρο λογαριασμό");
  });
});

describe("the bank's answer (pain.002.001.03)", () => {
  test("is applied line by line: paid, refused with its reason, still waiting; then the rest", async () => {
    const march = await buildPayableMonth(world, { contracts: 3 });
    const id = await buildSubmitted(world, march);
    const [paid, refused, waiting] = (await linesOf(world, march, id)).map((line) => line.id);
    const first = pain002(id, {
      group: "PART",
      credits: [
        { lineId: paid ?? "", status: "ACSC" },
        {
          lineId: refused ?? "",
          status: "RJCT",
          code: "AC04",
          text: "Closed &amp;amp; &lt;old&gt; &apos;A&apos;",
        },
        { lineId: waiting ?? "", status: "ACCP" },
        { lineId: "0196a000-0000-7000-8000-000000000000", status: "RJCT", code: "AC01" },
      ],
    });
    const outcome = await answer(world, march, id, first);
    expect(outcome).toMatchObject({
      again: false,
      state: "submitted",
      report: { paid: 1, rejected: 1, waiting: 1, contradicted: [] },
    });
    expect(outcome.report.unknown).toEqual(["0196A000000070008000000000000000"]);
    const lines = await linesOf(world, march, id);
    expect(lines.map(({ state, bankCode, bankText }) => [state, bankCode, bankText])).toEqual([
      ["paid", "", ""],
      ["rejected", "AC04", "Closed &amp; <old> 'A'"],
      ["submitted", "", ""],
    ]);
    const states = await statesOf(world, march);
    expect(states.filter((state) => state === "paid")).toHaveLength(1);
    const rest = pain002(id, { credits: [{ lineId: waiting ?? "", status: "ACSC" }] });
    expect((await answer(world, march, id, rest)).state).toBe("settled");
    expect(await detailsOf(world, march, id)).toMatchObject({
      paidTotal: "2500.00",
      rejectedTotal: "1250.00",
    });
    expect(await fileOf(march)).toContain(";Εξοφλήθηκε εν μέρει;");
  });

  test("imported again changes nothing and reports the same; a different status of a settled line is reported", async () => {
    const march = await buildPayableMonth(world);
    const id = await buildSubmitted(world, march);
    const [line] = await linesOf(world, march, id);
    const credits = [{ lineId: line?.id ?? "", status: "ACSC" }];
    const first = await answer(world, march, id, pain002(id, { credits }));
    const { version } = await detailsOf(world, march, id);
    const again = await answer(world, march, id, pain002(id, { credits }));
    expect(again).toEqual({ ...first, again: true });
    expect((await detailsOf(world, march, id)).version).toBe(version);
    const late = pain002(id, { group: "RJCT" });
    const { report, state } = await answer(world, march, id, late);
    expect([state, report.rejected, report.contradicted]).toEqual(["settled", 0, [line?.name]]);
  });

  test("with a credit both paid and refused leaves it waiting, and reports it", async () => {
    const march = await buildPayableMonth(world);
    const id = await buildSubmitted(world, march);
    const [line] = await linesOf(world, march, id);
    const lineId = line?.id ?? "";
    const refused = { lineId, status: "RJCT", code: "AC04" };
    const credits = [refused, { lineId, status: "ACSC" }];
    const { report, state } = await answer(world, march, id, pain002(id, { credits }));
    expect([state, report.paid, report.waiting]).toEqual(["submitted", 0, 1]);
    expect(report.contradicted).toEqual([line?.name]);
  });

  test("settles no credit that it reports with another amount, and none by its group if the order's sum is another", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const id = await buildSubmitted(world, march);
    const [first, other] = await linesOf(world, march, id);
    const credits = [
      { lineId: first?.id ?? "", status: "ACSC", amount: "1249.99" },
      { lineId: other?.id ?? "", status: "ACSC", amount: "1250.00" },
    ];
    const { report } = await answer(world, march, id, pain002(id, { sum: "2500", credits }));
    const [ordered, reported] = ["1250.00", "1249.99"];
    const otherAmounts = [{ name: first?.name, ordered, reported }];
    expect(report).toMatchObject({ paid: 1, waiting: 1, otherAmounts });
    const whole = await answer(world, march, id, pain002(id, { group: "ACSC", sum: "2499.99" }));
    expect([whole.state, whole.report.otherAmounts]).toEqual([
      "submitted",
      [{ name: null, ordered: "2500.00", reported: "2499.99" }],
    ]);
    const { answers } = await detailsOf(world, march, id);
    expect(answers.map((one) => one.report.otherAmounts.length)).toEqual([1, 1]);
  });

  test("refuses a line also by its instruction id; with an unknown one no line counts as paid", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const id = await buildSubmitted(world, march);
    const [line] = await linesOf(world, march, id);
    const refusal = (lineId: string) =>
      pain002(id, { group: "ACSC", credits: [{ lineId, status: "RJCT", code: "AC04" }] })
        .toString()
        .replaceAll("OrgnlEndToEndId", "OrgnlInstrId");
    const strange = Buffer.from(refusal("0196a000-0000-7000-8000-000000000000"));
    const { report } = await answer(world, march, id, strange);
    expect(report).toMatchObject({ paid: 0, rejected: 0, waiting: 2 });
    expect(report.unknown).toHaveLength(1);
    const known = await answer(world, march, id, Buffer.from(refusal(line?.id ?? "")));
    expect([known.state, known.report.paid, known.report.rejected]).toEqual(["settled", 1, 1]);
  });

  test("takes the status of the payment's group before that of the whole message", async () => {
    const march = await buildPayableMonth(world);
    const id = await buildSubmitted(world, march);
    const refused = pain002(id, { group: "ACTC" })
      .toString()
      .replace("-1</OrgnlPmtInfId>", "$&<PmtInfSts>RJCT</PmtInfSts>");
    const { state, report } = await answer(world, march, id, Buffer.from(refused));
    expect([state, report.rejected]).toEqual(["cancelled", 1]);
  });

  test("refusing all ends the payment, and its lines are reissued to the current accounts", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const { organizationId, maker: as } = march;
    const id = await buildSubmitted(world, march);
    expect((await answer(world, march, id, pain002(id, { group: "RJCT" }))).state).toBe(
      "cancelled",
    );
    expect(await fileOf(march)).toContain(";Απορρίφθηκε από την τράπεζα;");
    const { months } = await world.call(payments.getSums, { organizationId }, { as });
    expect(months).toEqual([
      { month: "2026-03", paid: "0.00", waiting: "0.00", rejected: "2500.00" },
    ]);
    const whyNot = async () => (await detailsOf(world, march, id)).reissueRefusal;
    expect(await whyNot()).toBeNull();
    await takeAccounts(organizationId);
    const refused = await world.try(payments.reissue, { organizationId, id }, { as });
    expect(await whyNot()).toContain("IBAN");
    expect(await whyNot()).toBe(refused.problem?.detail);
    await giveAccounts(world, organizationId);
    const again = await world.call(payments.reissue, { organizationId, id }, { as });
    expect(again).toMatchObject({ lines: 2, total: "2500.00" });
    const details = await detailsOf(world, march, again.id);
    expect(details.reissueOf).toMatchObject({ id });
    const [line] = await linesOf(world, march, id);
    expect(line?.reissuedIn).toMatchObject({ id: again.id });
    const twice = await world.try(payments.reissue, { organizationId, id }, { as });
    expect(twice.problem?.detail).toBe("Δεν υπάρχουν απορριφθείσες γραμμές προς επανέκδοση");
    expect(await whyNot()).toBe(twice.problem?.detail);
    const { id: taken, version } = details;
    const cancelled = { organizationId, id: taken, version, reason: "Λάθος" };
    await world.call(payments.cancel, cancelled, { as });
    expect((await linesOf(world, march, id)).map(({ reissuedIn }) => reissuedIn)).toEqual([
      null,
      null,
    ]);
    const third = await world.call(payments.reissue, { organizationId, id }, { as });
    expect(third).toMatchObject({ lines: 2, total: "2500.00" });
  });

  test("names those whose reissue goes to the refused account, and nobody whose account has changed", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const { organizationId, maker: as } = march;
    const id = await buildSubmitted(world, march);
    const refusedAccounts = async (of: string) =>
      (await detailsOf(world, march, of)).refusedAccounts;
    await answer(world, march, id, pain002(id, { group: "RJCT" }));
    await changeFirst(organizationId, { iban: trainingIban(9) });
    const before = await refusedAccounts(id);
    const again = await world.call(payments.reissue, { organizationId, id }, { as });
    const lines = await linesOf(world, march, again.id);
    const same = lines.filter(({ iban }) => iban !== trainingIban(9)).map(({ name }) => name);
    expect([before, await refusedAccounts(id), await refusedAccounts(again.id)]).toEqual([
      same,
      [],
      same,
    ]);
    expect(same).toHaveLength(1);
  });

  test("returning a paid credit makes it owed again and reissued once, and no other", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const { organizationId, maker: as } = march;
    const id = await buildSubmitted(world, march);
    const [line, other] = await linesOf(world, march, id);
    const lineId = line?.id ?? "";
    const returns = async (reason: string) => {
      const { version } = await detailsOf(world, march, id);
      const input = { organizationId, id, version, lineId, reason };
      return world.try(payments.returnCredit, input, { as });
    };
    const early = await returns("before it was paid");
    expect([early.status, early.problem?.detail]).toEqual([
      409,
      "Επιστροφή καταχωρίζεται μόνο για ποσό που έχει πληρωθεί",
    ]);
    await answer(world, march, id, pain002(id, { group: "ACSC" }));
    const due = () => world.call(payments.preview, { organizationId, month: march.month }, { as });
    expect(await due()).toMatchObject({ lines: 0 });
    expect((await returns("the account was closed")).status).toBe(200);
    expect((await returns("once more")).status).toBe(409);
    expect(await due()).toMatchObject({ lines: 1, total: "1250.00" });
    expect(new Set(await statesOf(world, march))).toEqual(new Set(["approved", "paid"]));
    const details = await detailsOf(world, march, id);
    expect(details).toMatchObject({ state: "settled", paidLines: 1, rejectedLines: 1 });
    expect(details.acts.at(-1)).toMatchObject({ act: "return", reason: "" });
    const lines = await linesOf(world, march, id);
    expect(lines.find((one) => one.id === lineId)).toMatchObject({
      state: "rejected",
      bankText: "the account was closed",
    });
    expect(lines.find((one) => one.id === other?.id)?.state).toBe("paid");
    const again = await world.call(payments.reissue, { organizationId, id }, { as });
    expect(again).toMatchObject({ lines: 1, total: "1250.00" });
    expect(await due()).toMatchObject({ lines: 0 });
    const [reissued] = await linesOf(world, march, id);
    expect(reissued?.reissuedIn).toMatchObject({ id: again.id });
  });

  test("for another order is refused", async () => {
    const march = await buildPayableMonth(world);
    const id = await buildSubmitted(world, march);
    const other = pain002("0196a000-0000-7000-8000-000000000000", { group: "ACSC" });
    await expect(answer(world, march, id, other)).rejects.toThrow(
      "Η απάντηση αφορά άλλη εντολή πληρωμής, με αναγνωριστικό P0196A000000070008000000000000000",
    );
    await owe(world, march, "2026-02");
    const next = await create(world, march);
    await approve(world, march, next.id);
    await order(world, march, next.id);
    const swapped = pain002(id, { group: "ACSC" });
    await expect(answer(world, march, next.id, swapped)).rejects.toThrow(
      "Η απάντηση αφορά άλλη εντολή: της πληρωμής 2026-03/1",
    );
  });

  const entities =
    '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Document>&b;</Document>';
  const outside = '<!DOCTYPE d SYSTEM "file:///etc/passwd"><Document/>';
  test.each([
    ["entities", entities, "hostile"],
    ["an external document type", outside, "hostile"],
    ["endlessly nested elements", "<a>".repeat(200_000), "hostile"],
    ["something other than XML", "PK\u0003\u0004", "not-an-answer"],
    ["unclosed XML", "<Document><CstmrPmtStsRpt>", "not-an-answer"],
    ["another message type", '<Document xmlns="x"><CstmrCdtTrfInitn/></Document>', "not-an-answer"],
    ["more than five megabytes", " ".repeat(5 * 1024 * 1024 + 1), "too-large"],
  ])("%s is not read", (_what, text, refusal) => {
    expect(readPain002(Buffer.from(text))).toBe(refusal);
  });

  test("in another encoding than UTF-8 is not read", () => {
    expect(readPain002(Buffer.from([0xff, 0xfe, 0x3c, 0x00]))).toBe("not-an-answer");
  });
});

/** Removes the accounts of the body's people. */
async function takeAccounts(organizationId: string): Promise<void> {
  await rowsWhere(world, "employee", { organization_id: organizationId }).change({ iban: null });
}
