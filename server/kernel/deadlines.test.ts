import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deadlines as d } from "./deadlines.ts";

const textOf = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

test.each([
  ["a call over a lost connection", [d.connectionMs + d.databaseSilenceMs, d.handlerMs]],
  [
    "a slow call",
    [d.statementMs, d.databaseSilenceMs, d.handlerMs, d.socketSilenceMs, d.proxySilenceMs],
  ],
  ["an idle transaction", [d.statementMs, d.idleInTransactionMs, d.handlerMs]],
  ["an upload", [d.handlerMs, d.uploadMs, d.requestMs]],
  ["a file", [d.socketSilenceMs, d.idleDownloadMs, d.downloadMs]],
  ["a stream of events", [d.streamBeatMs, d.socketSilenceMs, d.proxySilenceMs, d.streamMs]],
  ["a connection between two calls", [d.proxyKeepAliveMs, d.keepAliveMs]],
  ["a statement", [d.statementMs, d.jobStatementMs, d.commandStatementMs]],
  ["a shutdown", [d.drainMs, d.closeMs, d.closeMs + d.databaseCloseMs, d.stopMs, d.killMs]],
])("%s: each deadline is shorter than the one around it", (_, inwardOut) => {
  expect(inwardOut.every((one, index) => index === 0 || one > (inwardOut[index - 1] ?? 0))).toBe(
    true,
  );
});

test.each([
  ["deploy/nginx.conf", /proxy_read_timeout (\d+)s;/, d.proxySilenceMs],
  ["deploy/nginx.conf", /proxy_send_timeout (\d+)s;/, d.proxySilenceMs],
  ["deploy/nginx.conf", /keepalive_timeout (\d+)s;/, d.proxyKeepAliveMs],
  ["deploy/make-database.sh", /set statement_timeout = '(\d+)s'/, d.statementMs],
  [
    "deploy/make-database.sh",
    /set idle_in_transaction_session_timeout = '(\d+)s'/,
    d.idleInTransactionMs,
  ],
  ["deploy/paron.service", /TimeoutStopSec=(\d+)$/m, d.killMs],
  ["compose.yaml", /stop_grace_period: (\d+)s/, d.killMs],
])("%s has %s as in the table", (path, seconds, milliseconds) => {
  expect(Number(seconds.exec(textOf(path))?.[1]) * 1000).toBe(milliseconds);
});
