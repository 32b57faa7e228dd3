/**
 * The address of a request, where its path can be read as text; else one that no route has: the host would answer
 * such a path by itself, without the headers that every answer carries.
 */
export function readableUrl(url = "/"): string {
  const [path = "/"] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return "/unreadable";
  }
}
