#!/usr/bin/env node
// Reads a month's payroll or its approved months and delivers punches, as a program of its own. Node 20 or later, nothing to install.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
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
 */
async function payroll(organizationId, month) {
  const { sums } = await read("/Payments/GetPayroll", { organizationId, month, skip: 0, take: 1 });
  if (sums.unsigned + sums.lacking > 0)
    throw new Error(
      `${month} has ${sums.unsigned} months that nobody has signed and ${sums.lacking} that lack a benefit`,
    );
  const query = new URLSearchParams({ organizationId, month, format: "csv" });
  return (await send(`/api/Payments/ExportPayroll?${query}`, {})).text();
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
  ["payroll", payroll],
  ["months", months],
  ["punches", async (...delivery) => JSON.stringify(await deliverPunches(...delivery))],
]);
const run = acts.get(act);
if (!PARON_URL || !PARON_CLIENT_ID || !PARON_CLIENT_SECRET || !run || !given) {
  console.error("payroll-client.mjs payroll YYYY-MM | months YYYY-MM | punches FILE");
  process.exit(2);
}
try {
  console.log(await run(await organization(), given));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
