import { deadlines } from "#server/kernel/deadlines.ts";
import { withTimeLimit } from "#server/kernel/with-time-limit.ts";
import { mailTexts } from "#texts/mail.ts";
import { escapeHtml } from "../escape-html.ts";
import type { MailSettings } from "./settings.ts";

/** A mail as it travels. `id` makes its Message-ID, so that a second copy can be known for one. */
export type Letter = { id: string; to: string; subject: string; text: string; fromName: string };

/** What became of a letter, and what the mail server said. `unreachable`: it never came so far. */
export type Delivery = {
  outcome: "accepted" | "postponed" | "refused" | "unreachable";
  answer: string;
};

/** Hands letters over to a mail server, one after the other. `close` ends its connection. */
export type Postman = { deliver: (letter: Letter) => Promise<Delivery>; close: () => void };

/** A postman over SMTP. What carries mail is loaded with the first one: not every server sends any. */
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
          // The envelope takes the address as it is; nothing in it is read as a list.
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
 * A 5xx that speaks of the letter is for good. A 4xx, a lost connection, a wrong account or a server that is not there
 * pass, or are mended by an administrator, and the letter is as good as before.
 */
function failureOf(error: unknown): Delivery {
  const { code, command, responseCode } = error as Failure;
  const answer = answerOf(error as Failure);
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    const isForGood = responseCode === undefined || responseCode >= 500;
    // A refused sender is a wrong setting of ours.
    return { outcome: isForGood && command !== "MAIL FROM" ? "refused" : "postponed", answer };
  }
  return { outcome: "unreachable", answer };
}

/** What the mail server said; where it was not trusted or not understood, in our words. */
function answerOf({ code, originalCode = "", message }: Failure): string {
  if (code === timedOut) return mailTexts.noAnswer;
  if (code === "ETLS") return mailTexts.unencrypted;
  if (originalCode.startsWith("ERR_SSL_")) return mailTexts.otherSecurity;
  if (/CERT|ISSUER|SIGNATURE/.test(originalCode)) return mailTexts.untrusted(originalCode);
  return message.replaceAll(/\s+/g, " ").slice(0, 500);
}

/** As the carrier of mail calls a word that did not come in time. */
const timedOut = "ETIMEDOUT";

type Failure = Error & {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
};

const address = /https?:\/\/[^\s<>"]+/g;

/** The plain text as simple HTML: a paragraph for each blank line, addresses as links, and nothing else. */
function htmlOf(text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((one) => `<p>${linked(escapeHtml(one)).replaceAll("\n", "<br>")}</p>`);
  return `<!doctype html><html lang="el"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif;max-width:36em">${paragraphs.join("")}</body></html>`;
}

function linked(html: string): string {
  return html.replaceAll(address, (found) => `<a href="${found}">${found}</a>`);
}
