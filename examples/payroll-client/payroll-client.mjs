#!/usr/bin/env node
// Reads a month's payroll, what changed since, or a month's approved months, and delivers punches, as a program of its own. Node 20 or later, nothing to install.
import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout as rest } from "node:timers/promises";

const { PARON_URL, PARON_CLIENT_ID, PARON_CLIENT_SECRET, PARON_ORGANIZATION } = process.env;
const pageSize = Number(process.env.PARON_PAGE_SIZE ?? 200);
const mostTries = 5;
/** A token is renewed so long before its end, so that none runs out on the way. */
const spareMs = 30_000;

let token = { text: "", endsAt: 0 };

/**
 * The month's payroll as lines with semicolons. Throws if an amount is not known yet: half a month would be taken for all of it.
 * That is asked after the file was read, since a month may be reopened in between.
 */
async function payroll(organizationId, month) {
  const query = new URLSearchParams({ organizationId, month, format: "csv" });
  const file = await (await send(`/api/Payments/ExportPayroll?${query}`, {})).text();
  const { sums } = await read("/Payments/GetPayroll", { organizationId, month, skip: 0, take: 1 });
  if (sums.unsigned + sums.lacking > 0)
    throw new Error(
      `${month} has ${sums.unsigned} months that nobody has signed and ${sums.lacking} that lack a benefit`,
    );
  return file;
}

/**
 * What changed since the last time, as lines with semicolons: of each month of a contract its payroll as it is now, of anything
 * else its kind and id. The file keeps the place; it moves on only after everything was read and passed to `print`, so that after a
 * crash a change comes twice rather than never. The first time there is only the place: read it before the first month.
 */
async function changes(organizationId, path, print) {
  let after = await placeIn(path);
  print("kind;id;month;state;amount;held");
  for (;;) {
    const asked = after === "" ? { organizationId } : { organizationId, after };
    const { items, cursor, more } = await read("/History/GetChanges", asked);
    for (const { kind, id, month, state } of items) {
      const row = kind === "month" ? await payrollRow(organizationId, id, month) : {};
      print([kind, id, month, state, row.amount, row.held].join(";"));
    }
    if (cursor !== after) await keep(path, cursor);
    after = cursor;
    if (!more) return;
  }
}

/** The contract's month in the payroll; empty if it has none any more. */
async function payrollRow(organizationId, contractId, month) {
  const { items } = await read("/Payments/GetPayroll", { organizationId, contractId, month });
  return items[0] ?? {};
}

/** The text of the file; empty only if there is no file. */
async function placeIn(path) {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
}

/** Replaces the file at once: a crash leaves the old text or the new one. */
async function keep(path, text) {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/**
 * Every approved month of the body. A month that is approved or paid between two pages moves the rows after it, so that a page
 * would miss one or bring one twice: what was read is taken when all of it came at once, or else read anew.
 */
async function approvedMonths(organizationId, month) {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const months = new Map();
    const totals = new Set();
    for (let skip = 0; ; skip += pageSize) {
      const asked = { organizationId, month, state: "approved", skip, take: pageSize };
      const { items, total } = await read("/MonthlyContracts/GetAll", asked);
      for (const item of items) months.set(item.contractId, item);
      totals.add(total);
      if (items.length === 0 || skip + items.length >= total) break;
    }
    if (totals.size === 1 && totals.has(months.size)) return [...months.values()];
  }
  throw new Error("The months changed while they were read. Try again later");
}

/**
 * Delivers a file of punches. The key is made of the file itself: whoever delivers it again, even after a crash between
 * request and answer, delivers nothing twice.
 */
async function deliverPunches(organizationId, path) {
  const bytes = await readFile(path);
  const key = createHash("sha256").update(organizationId).update(bytes).digest("hex");
  const query = new URLSearchParams({ organizationId, fileName: basename(path) });
  const response = await send(`/api/Imports/Punches?${query}`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream", "Idempotency-Key": key },
    body: bytes,
  });
  return response.json();
}

/** The body that was named, otherwise the only one that the program may access. */
async function organization() {
  if (PARON_ORGANIZATION) return PARON_ORGANIZATION;
  const bodies = await read("/Organizations/GetAllForCurrentUser", {});
  const names = bodies.map(({ id, description }) => `${id} ${description}`).join("\n");
  if (bodies.length > 1) throw new Error(`Say which body in PARON_ORGANIZATION:\n${names}`);
  if (bodies.length === 0) throw new Error("The app was given no body");
  return bodies[0].id;
}

async function read(path, input) {
  return (await send(`/api${path}?${new URLSearchParams(input)}`, {})).json();
}

/** Sends a request with the token, again after the rest that the server asks for. Throws what it refuses. */
async function send(path, request) {
  for (let tries = 1; ; tries += 1) {
    const headers = { ...request.headers, Authorization: `Bearer ${await currentToken()}` };
    const response = await fetch(new URL(path, PARON_URL), { ...request, headers });
    if (response.ok) return response;
    const problem = await response.json().catch(() => ({}));
    const maySucceed = await prepareNextTry(response, tries);
    if (!maySucceed) throw new Error(`${response.status} ${path}: ${reasonOf(problem)}`);
  }
}

/** The server's message: one sentence, or the messages of each refused field. */
function reasonOf({ title, detail, errors }) {
  if (!errors) return detail ?? title;
  const fields = Object.entries(errors);
  return fields.map(([field, sentences]) => `${field}: ${sentences.join(", ")}`).join("; ");
}

/** True when the request may be sent again: after the rest asked for, or with another token. */
async function prepareNextTry({ status, headers }, tries) {
  if (tries >= mostTries) return false;
  if (status === 429 || status === 503) {
    const seconds = Number(headers.get("Retry-After") ?? 2 ** tries);
    await rest(seconds * 1000);
    return true;
  }
  const isTokenRefused = status === 401 && token.text !== "";
  token = { text: "", endsAt: 0 };
  return isTokenRefused && tries === 1;
}

async function currentToken() {
  if (Date.now() < token.endsAt - spareMs) return token.text;
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(new URL("/oauth/token", PARON_URL), {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: PARON_CLIENT_ID,
        client_secret: PARON_CLIENT_SECRET,
      }),
    });
    const answer = await response.json();
    if (response.ok) {
      token = { text: answer.access_token, endsAt: Date.now() + answer.expires_in * 1000 };
      return token.text;
    }
    const maySucceed = response.status !== 401 && (await prepareNextTry(response, tries));
    if (!maySucceed) throw new Error(`No token: ${answer.error_description ?? response.status}`);
  }
}

async function months(organizationId, month) {
  const lines = ["contract;month;lastName;firstName;workedMinutes;plannedMinutes"];
  const approved = await approvedMonths(organizationId, month);
  for (const { contractNumber, lastName, firstName, totals } of approved) {
    const { workedMinutes, plannedMinutes } = totals;
    lines.push(
      [contractNumber, month, lastName, firstName, workedMinutes, plannedMinutes].join(";"),
    );
  }
  return lines.join("\n");
}

const [act, given] = process.argv.slice(2);
const acts = new Map([
  ["payroll", async (...of) => console.log(await payroll(...of))],
  ["changes", (...of) => changes(...of, console.log)],
  ["months", async (...of) => console.log(await months(...of))],
  ["punches", async (...of) => console.log(JSON.stringify(await deliverPunches(...of)))],
]);
const run = acts.get(act);
if (!PARON_URL || !PARON_CLIENT_ID || !PARON_CLIENT_SECRET || !run || !given) {
  console.error(
    "payroll-client.mjs payroll YYYY-MM | changes FILE | months YYYY-MM | punches FILE",
  );
  process.exit(2);
}
try {
  await run(await organization(), given);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
