import { deadlines } from "#server/kernel/deadlines.ts";
import { withTimeLimit } from "#server/kernel/with-time-limit.ts";
import { mailTexts } from "#texts/mail.ts";
import { escapeHtml } from "../escape-html.ts";
import type { MailSettings } from "./settings.ts";

/** A mail to send. Its Message-ID is made from `id`, so that a second copy is recognizable. */
type Letter = { id: string; to: string; subject: string; text: string; fromName: string };

/** The outcome of a letter, and the mail server's response. `unreachable`: it never got that far. */
export type Delivery = {
  outcome: "accepted" | "postponed" | "refused" | "unreachable";
  answer: string;
};

/** Delivers letters to a mail server, one at a time. `close` closes its connection. */
export type Postman = { deliver: (letter: Letter) => Promise<Delivery>; close: () => void };

/** A postman over SMTP. The mail library is loaded with the first postman, because not every server sends mail. */
export async function postmanOf(settings: MailSettings): Promise<Postman> {
  const { createTransport } = await import("nodemailer");
  const { host, port, security, account, timeoutMilliseconds: timeout, from } = settings;
  const transport = createTransport({
    host,
    port,
    pool: true,
    maxConnections: 1,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    ...(account ? { auth: account } : {}),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: deadlines.mailAnswerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    close: () => transport.close(),
    async deliver({ id, to, subject, text, fromName }) {
      try {
        const handedOver = transport.sendMail({
          messageId: `<${id}@${from.split("@")[1] ?? "localhost"}>`,
          from: { name: fromName, address: from },
          // The envelope uses the address as it is, without parsing it as a list.
          envelope: { from, to: [to] },
          to: { name: "", address: to },
          subject,
          text,
          html: htmlOf(text),
          headers: { "Auto-Submitted": "auto-generated" },
        });
        const { response } = await withTimeLimit(deadlines.letterMs, handedOver, () => {
          transport.close();
          return Object.assign(new Error(), { code: timedOut });
        });
        return { outcome: "accepted", answer: response };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

/**
 * A 5xx about the letter is permanent. A 4xx, a lost connection, wrong credentials or an absent server are temporary
 * or fixed by an administrator, and the letter can be sent again.
 */
function failureOf(error: unknown): Delivery {
  const { code, command, responseCode } = error as Failure;
  const answer = answerOf(error as Failure);
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    const isForGood = responseCode === undefined || responseCode >= 500;
    // A rejected sender is a wrong setting of ours.
    return { outcome: isForGood && command !== "MAIL FROM" ? "refused" : "postponed", answer };
  }
  return { outcome: "unreachable", answer };
}

/** The mail server's message; our own text if the server was not trusted or not understood. */
function answerOf({ code, originalCode = "", message }: Failure): string {
  if (code === timedOut) return mailTexts.noAnswer;
  if (code === "ETLS") return mailTexts.unencrypted;
  if (originalCode.startsWith("ERR_SSL_")) return mailTexts.otherSecurity;
  if (/CERT|ISSUER|SIGNATURE/.test(originalCode)) return mailTexts.untrusted(originalCode);
  return message.replaceAll(/\s+/g, " ").slice(0, 500);
}

/** The mail library's code for a response that did not arrive in time. */
const timedOut = "ETIMEDOUT";

type Failure = Error & {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
};

const address = /https?:\/\/[^\s<>"]+/g;

/** The plain text as simple HTML: paragraphs separated by blank lines, addresses as links, and nothing else. */
function htmlOf(text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((one) => `<p>${linked(escapeHtml(one)).replaceAll("\n", "<br>")}</p>`);
  return `<!doctype html><html lang="el"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif;max-width:36em">${paragraphs.join("")}</body></html>`;
}

function linked(html: string): string {
  return html.replaceAll(address, (found) => `<a href="${found}">${found}</a>`);
}
