type Sending = {
  method: string;
  headers: Record<string, string>;
  body: BodyInit | null;
  signal: AbortSignal | null;
};

/** As `fetch`, reporting how much of the body has been sent, from 0 to 1; browsers report this only for XMLHttpRequest. */
export function fetchTelling(
  tell: (part: number) => void,
): (url: string, sending: Sending) => Promise<Response> {
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const sent = new XMLHttpRequest();
      sent.open(method, url);
      sent.responseType = "blob";
      for (const [name, value] of Object.entries(headers)) sent.setRequestHeader(name, value);
      sent.upload.addEventListener("progress", ({ loaded, total }) => {
        if (total > 0) tell(loaded / total);
      });
      sent.addEventListener("load", () => resolve(responseOf(sent)));
      sent.addEventListener("error", () => reject(new TypeError("The network failed")));
      sent.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      signal?.addEventListener("abort", () => sent.abort());
      sent.send(body instanceof ReadableStream ? null : body);
    });
}

function responseOf(sent: XMLHttpRequest): Response {
  const type = sent.getResponseHeader("Content-Type") ?? "";
  const answer: unknown = sent.response;
  return new Response(answer instanceof Blob ? answer : null, {
    status: sent.status,
    headers: { "Content-Type": type },
  });
}
