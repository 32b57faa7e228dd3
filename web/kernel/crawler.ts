const crawler =
  /bot|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly|lighthouse|headlessprerender/i;

/** True for the user agents of crawlers and link previews. */
export function isCrawler(userAgent: string): boolean {
  return crawler.test(userAgent);
}
