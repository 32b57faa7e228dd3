import type { MonthState } from "#domain/attendance/monthly.ts";

/** One contract's month, in a simple model. */
type RowModel = {
  state: MonthState;
  /** How often the state has changed: a payment holds the month as it was when it was drawn up. */
  moves: number;
  /** The value of the month by its records: 2 with the edited day worked, 1 without. */
  worth: number;
  /** What settled payments have paid of it, in the same unit; null if none has. */
  paidAmount: number | null;
};

/** A payment still in draft or approved. */
type PaymentModel = {
  state: "draft" | "approved";
  items: { row: number; amount: number; moves: number }[];
};

/** A simple model of a structure's month with two contracts. Records are of the first. */
export type MonthModel = {
  rows: RowModel[];
  /** How the sheet of the edited day is locked: a signature's lock is lifted with it, that of the deadline stays. */
  sheet: "open" | "locked" | "locked by signature";
  isUnlockAsked: boolean;
  /** How often each row had moved when the newest unlock in force was granted; null if none is in force. */
  unlockedAt: readonly number[] | null;
  recordVersion: number;
  /** Payments still in draft or approved, oldest first. */
  payments: PaymentModel[];
  /** Whether there is a write that can be repeated. */
  written: boolean;
};

/** Returns whether an act is done, and changes the model as the act would. */
type Rule = (model: MonthModel) => boolean;

/** A month of two contracts, recorded and computed. */
export function freshModel(): MonthModel {
  return {
    rows: [freshRow(), freshRow()],
    sheet: "open",
    isUnlockAsked: false,
    unlockedAt: null,
    recordVersion: 1,
    payments: [],
    written: false,
  };
}

function freshRow(): RowModel {
  return { state: "draft", moves: 0, worth: 2, paidAmount: null };
}

const isOpen = ({ state }: RowModel) => state === "draft" || state === "returned";
function move(row: RowModel | undefined, state: MonthState): void {
  if (row) Object.assign(row, { state, moves: row.moves + 1 });
}

function moveAll({ rows }: MonthModel, from: readonly MonthState[], to: MonthState): boolean {
  const moved = rows.filter(({ state }) => from.includes(state));
  for (const row of moved) move(row, to);
  return moved.length > 0;
}

function liftSignature(model: MonthModel): void {
  if (model.sheet === "locked by signature") model.sheet = "open";
}

/** A month closed before the unlock reopens with the edit, if the edit says so. */
const editBy =
  (isTold: boolean): Rule =>
  (model) => {
    const [row] = model.rows;
    const [movesThen] = model.unlockedAt ?? [];
    if (!row) return false;
    const may = isOpen(row)
      ? model.sheet === "open" || model.unlockedAt !== null
      : isTold && movesThen === row.moves;
    if (!may) return false;
    if (!isOpen(row)) move(row, "draft");
    model.recordVersion += 1;
    row.worth = 3 - row.worth;
    return true;
  };

const sign: Rule = (model) => {
  if (model.rows.some(isOpen) || !moveAll(model, ["submitted"], "signed")) return false;
  if (model.sheet === "open") model.sheet = "locked by signature";
  return true;
};

const withdraw: Rule = (model) => {
  if (model.rows.some(({ state }) => state === "approved" || state === "paid")) return false;
  if (!moveAll(model, ["signed"], "draft")) return false;
  liftSignature(model);
  return true;
};

const lock: Rule = (model) => {
  if (model.sheet !== "open") return false;
  model.sheet = "locked";
  return true;
};

const ask: Rule = (model) => {
  if (model.sheet === "open" || model.isUnlockAsked || opensAll(model)) return false;
  model.isUnlockAsked = true;
  return true;
};

/** Whether an unlock is in force and no month was closed after it. */
function opensAll({ rows, unlockedAt }: MonthModel): boolean {
  return (
    unlockedAt !== null &&
    rows.every((row, index) => isOpen(row) || unlockedAt[index] === row.moves)
  );
}

const grant: Rule = (model) => {
  if (!model.isUnlockAsked) return false;
  model.isUnlockAsked = false;
  model.unlockedAt = model.rows.map(({ moves }) => moves);
  return true;
};

const end: Rule = (model) => {
  if (model.unlockedAt === null) return false;
  model.unlockedAt = null;
  return true;
};

const submit = (index: number): Rule => {
  return ({ rows }) => {
    const row = rows[index];
    if (!row || !isOpen(row)) return false;
    move(row, "submitted");
    return true;
  };
};

/** A month whose payments equal its value, and that is in no open payment, becomes paid with its approval. */
const approve = (index: number): Rule => {
  return (model) => {
    const { rows } = model;
    const row = rows[index];
    const fell = rows.some((one) => isOpen(one) || one.state === "submitted");
    if (fell || row?.state !== "signed") return false;
    move(row, "approved");
    if (row.paidAmount === row.worth && !isHeld(model, index)) move(row, "paid");
    return true;
  };
};

function isHeld({ payments }: MonthModel, index: number): boolean {
  return payments.some(({ items }) => items.some((item) => item.row === index));
}

const giveBack = (index: number): Rule => {
  return (model) => {
    const row = model.rows[index];
    if (!row || isOpen(row) || row.state === "paid") return false;
    move(row, "returned");
    liftSignature(model);
    return true;
  };
};

/** What is due for approved months; amounts to be paid back wait, and a month without a difference becomes paid with the others. */
const createPayment: Rule = (model) => {
  const due = model.rows.flatMap((row, index) => {
    if (row.state !== "approved" || isHeld(model, index)) return [];
    return [{ row: index, amount: row.worth - (row.paidAmount ?? 0), moves: row.moves }];
  });
  const items = due.filter(({ amount }) => amount > 0);
  if (items.length === 0) return false;
  for (const { row, amount } of due) if (amount === 0) move(model.rows[row], "paid");
  model.payments.push({ state: "draft", items });
  return true;
};

function isAsDrawnUp({ rows }: MonthModel, { items }: PaymentModel): boolean {
  return items.every(({ row, moves }) => rows[row]?.moves === moves);
}

const approvePayment: Rule = (model) => {
  const [payment] = model.payments;
  if (payment?.state !== "draft" || !isAsDrawnUp(model, payment)) return false;
  payment.state = "approved";
  return true;
};

const settlePayment: Rule = (model) => {
  const [payment] = model.payments;
  if (payment?.state !== "approved" || !isAsDrawnUp(model, payment)) return false;
  model.payments.shift();
  for (const { row: index, amount } of payment.items) {
    const row = model.rows[index];
    if (row) row.paidAmount = (row.paidAmount ?? 0) + amount;
    move(row, "paid");
  }
  return true;
};

const cancelPayment: Rule = (model) => model.payments.shift() !== undefined;

/** What each act does to the model. */
export const monthRules = {
  edit: editBy(true),
  "edit untold": editBy(false),
  lock,
  "ask unlock": ask,
  "grant unlock": grant,
  "end unlock": end,
  "submit first": submit(0),
  "submit second": submit(1),
  sign,
  withdraw,
  "approve first": approve(0),
  "approve second": approve(1),
  "return first": giveBack(0),
  "return second": giveBack(1),
  "create payment": createPayment,
  "approve own payment": () => false,
  "approve payment": approvePayment,
  "settle payment": settlePayment,
  "cancel payment": cancelPayment,
  replay: ({ written }) => written,
} as const satisfies Record<string, Rule>;

export type MonthAct = keyof typeof monthRules;
