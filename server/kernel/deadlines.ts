/**
 * Time limits in milliseconds, or in seconds if the name says so (`-Seconds`). An inner limit expires before the
 * outer one, so that the waiting party gets a response rather than a cut connection: a statement in a call, a call on
 * its socket, a socket behind the proxy. Files of `deploy/` repeat the outermost ones; a test compares them.
 */
export const deadlines = {
  /** For a readiness probe: a database slower than this cannot serve calls. */
  probeMs: 1_000,
  /** For a new connection, or a free one of the pool: a call that waits longer would not be served in time either. */
  connectionMs: 4_000,
  /** For one statement of a call, including its wait for locks. The slowest measured takes under 3 s. */
  statementMs: 15_000,
  /** For the database's response: the statement's own limit has passed, so the connection is dead or the server hangs. */
  databaseSilenceMs: 18_000,
  /** For an idle transaction: others wait for its locks. */
  idleInTransactionMs: 20_000,
  /** For a call, once its body has arrived. A wait for a connection and one for the database fit in. */
  handlerMs: 30_000,
  /** For a socket without traffic in either direction. */
  socketSilenceMs: 40_000,
  /** For the proxy to receive nothing from us. */
  proxySilenceMs: 60_000,

  /** For the headers of a request. */
  headersMs: 15_000,
  /** Between two checks for late requests: this much may be added to a limit. */
  lookMs: 1_000,
  /** For the body of a request, before its speed is checked. */
  bodyGraceMs: 5_000,
  /** Bytes a second that a body must average after that, counted from its beginning: a fifth of what a modem did. */
  leastBodyBytesPerSecond: 1_000,
  /** For an upload: the largest over a slow line, and its processing. */
  uploadMs: 140_000,
  /** For the arrival of any request: the last to apply, since it can only give 408. */
  requestMs: 150_000,
  /** For a file to be made and downloaded; a slower download would keep a connection from the others. */
  downloadMs: 300_000,
  /** For a transaction whose rows are exported to a file, while its client reads nothing. The client's socket times out earlier. */
  idleDownloadMs: 60_000,
  /** For a stream of events; the client then opens another. */
  streamMs: 12 * 3_600_000,
  /** Between two heartbeats on a stream of events. */
  streamBeatMs: 10_000,

  /** For an idle connection to us between two requests. */
  keepAliveMs: 10_000,
  /** The same at the proxy, which must close first: a request sent while we close is lost. */
  proxyKeepAliveMs: 8_000,

  /** For one statement of a job: no one waits for its result, but others may wait for its locks. */
  jobStatementMs: 60_000,
  /** For one statement of a command: a migration, a seed, a backup, a check of the whole ledger. Someone is watching. */
  commandStatementMs: 3_600_000,

  /** For a mail server's next response: it may scan a letter first. A letter given up at this point may have been accepted. */
  mailAnswerMs: 60_000,
  /** For the whole delivery of a letter. */
  letterMs: 120_000,
  /** For the transaction that locks the letter meanwhile: it records the outcome. */
  idleLetterMs: 150_000,

  /** After SIGTERM, for calls in progress. Then their sockets are closed. */
  drainMs: 10_000,
  /** After SIGTERM, for everything but the database. */
  closeMs: 15_000,
  /** For connections to be released, once everything else has ended; then the embedded database closes them. */
  databaseCloseMs: 3_000,
  /** After SIGTERM, for everything. */
  stopMs: 20_000,
  /** After SIGTERM, until its sender sends SIGKILL. */
  killMs: 30_000,

  /** The Retry-After for a temporary failure. */
  retrySeconds: 5,
} as const;
