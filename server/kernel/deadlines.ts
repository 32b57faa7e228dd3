/**
 * How long anything may take, in milliseconds; `-Seconds` where its reader counts so. What stands within another ends
 * before it, so that whoever waits outside hears an answer and not a cut line: a statement in a call, a call on its
 * socket, a socket behind the proxy. Files of `deploy/` say the outermost again; a test compares.
 */
export const deadlines = {
  /** What a balancer is told by: longer, and the database is no database to serve calls with. */
  probeMs: 1_000,
  /** For a new connection, or one of the pool that is free: who waits longer would not be served in time either. */
  connectionMs: 4_000,
  /** For one statement of a call, its wait for locks and all. The slowest measured takes under 3 s. */
  statementMs: 15_000,
  /** For the database's answer: the statement's own end has come, so the line is dead or the server stands still. */
  databaseSilenceMs: 18_000,
  /** For a transaction in which nothing is asked: what it locks, others wait for. */
  idleInTransactionMs: 20_000,
  /** For a call, once what it carries has come. A wait for a connection and one for the database fit in. */
  handlerMs: 30_000,
  /** For a socket on which nothing moves, either way. */
  socketSilenceMs: 40_000,
  /** For the proxy to hear nothing from us. */
  proxySilenceMs: 60_000,

  /** For the head of a request. */
  headersMs: 15_000,
  /** Between two looks at who is late: so much may come on top. */
  lookMs: 1_000,
  /** For what a request carries, before it is asked how fast it comes. */
  bodyGraceMs: 5_000,
  /** Bytes a second that a body must bring from then on, since its beginning: a fifth of what a modem did. */
  leastBodyBytesPerSecond: 1_000,
  /** For an upload: the largest over a slow line, and what is done with it. */
  uploadMs: 140_000,
  /** For the arrival of any request: the last to speak, since it answers nothing but 408. */
  requestMs: 150_000,
  /** For a file to be made and taken; whoever takes it more slowly holds a connection from the others. */
  downloadMs: 300_000,
  /** For a transaction whose rows leave as a file, while its taker takes none. Its socket ends before. */
  idleDownloadMs: 60_000,
  /** For a stream of events; then its listener opens another. */
  streamMs: 12 * 3_600_000,
  /** Between two signs of life on a stream of events. */
  streamBeatMs: 10_000,

  /** For a connection to us between two requests. */
  keepAliveMs: 10_000,
  /** The same at the proxy, which must let go first: a request sent as we close is lost. */
  proxyKeepAliveMs: 8_000,

  /** For one statement of a job: nobody waits for its answer, others may for its locks. */
  jobStatementMs: 60_000,
  /** For one statement of a command: a migration, a seed, a backup, a look at the whole ledger. Somebody looks on. */
  commandStatementMs: 3_600_000,

  /** For a mail server's next word: it may look through a letter before it takes it. What is given up then may have been taken. */
  mailAnswerMs: 60_000,
  /** For a letter to be handed over, all words together. */
  letterMs: 120_000,
  /** For the transaction that holds the letter meanwhile: it tells what became of it. */
  idleLetterMs: 150_000,

  /** After SIGTERM, for calls under way. Then their sockets are ended. */
  drainMs: 10_000,
  /** After SIGTERM, for all but the database. */
  closeMs: 15_000,
  /** For connections to be given back, once everything else has ended; then the embedded database ends them. */
  databaseCloseMs: 3_000,
  /** After SIGTERM, for everything. */
  stopMs: 20_000,
  /** After SIGTERM, until whoever sent it sends SIGKILL. */
  killMs: 30_000,

  /** What a caller is told to wait who met a passing trouble. */
  retrySeconds: 5,
} as const;
