import { SMTPServer } from "smtp-server";

type ReceivedMessage = {
  to: string[];
  /** A header, unfolded and decoded; null if it is missing. */
  header: (name: string) => string | null;
  text: string;
  html: string;
};

type Refusal = { code: number; text: string };

/** How the server behaves from now on. */
type Manners = { recipient?: Refusal; hangsUpAfterMessage?: boolean; looksThroughMs?: number };

/** A real mail server on loopback, for tests. */
export type MailServer = {
  /** Variables that make the application send to it. */
  environment: Record<string, string>;
  received: ReceivedMessage[];
  answerWith: (manners: Manners) => void;
  /** Empties `received` and restores normal behaviour. */
  forget: () => void;
  close: () => Promise<void>;
};

/** Starts a mail server on a free port; with `encrypts` it offers encryption, with an untrusted certificate. */
export async function mailServer({ encrypts = false } = {}): Promise<MailServer> {
  const received: ReceivedMessage[] = [];
  let manners: Manners = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: encrypts ? ["AUTH"] : ["STARTTLS", "AUTH"],
    onRcptTo: (_address, _session, callback) => callback(refusalOf(manners.recipient)),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push(messageOf(to, Buffer.concat(chunks).toString("utf8")));
        if (manners.hangsUpAfterMessage) hangUp(server);
        else setTimeout(callback, manners.looksThroughMs ?? 0);
      });
    },
  });
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  const address = listening.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    environment: {
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: String(port),
      SMTP_SECURITY: "none",
      MAIL_FROM: "no-reply@paron.example",
    },
    received,
    answerWith: (next) => {
      manners = next;
    },
    forget: () => {
      received.length = 0;
      manners = {};
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function refusalOf(refusal: Refusal | undefined): Error | null {
  if (!refusal) return null;
  return Object.assign(new Error(refusal.text), { responseCode: refusal.code });
}

function hangUp(server: SMTPServer): void {
  for (const connection of server.connections) connection.close();
}

function messageOf(to: string[], raw: string): ReceivedMessage {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  const headers = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  const header = (name: string) => {
    const line = headers.find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return line === undefined ? null : decodedWords(line.slice(name.length + 1).trim());
  };
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? "";
  const parts = raw.split(`--${boundary}`).map(partOf);
  const bodyOf = (type: string) => parts.find((part) => part.type === type)?.body ?? "";
  return { to, header, text: bodyOf("text/plain"), html: bodyOf("text/html") };
}

function partOf(part: string): { type: string; body: string } {
  const [head = "", ...rest] = part.trim().split("\r\n\r\n");
  const type = /content-type: ([^;\s]+)/i.exec(head)?.[1] ?? "";
  const coded = rest.join("\r\n\r\n");
  const isBase64 = /transfer-encoding: base64/i.test(head);
  const body = isBase64 ? Buffer.from(coded, "base64").toString("utf8") : quotedPrintable(coded);
  return { type, body: body.replaceAll("\r\n", "\n") };
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function decodedWords(line: string): string {
  return line
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(coded, "base64").toString("utf8")
        : quotedPrintable(coded.replaceAll("_", " ")),
    );
}
