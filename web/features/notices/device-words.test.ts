import { expect, test } from "vitest";
import { deviceWords } from "./device-words.ts";

const like = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/141.0.0.0 Safari/537.36`,
    "Chrome, Windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    "Edge, Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${like} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet, Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    "Safari, macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1",
    "Chrome, iPhone",
  ],
  ["curl/8.5.0", "curl, άγνωστο σύστημα"],
  ["", "Άγνωστο πρόγραμμα, άγνωστο σύστημα"],
])("%s is %s", (userAgent, words) => expect(deviceWords(userAgent)).toBe(words));
