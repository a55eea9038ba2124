// User agents as browsers send them, and what emails and the list of sessions call them.
import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const LINUX = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPAD =
  "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const PIXEL = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${LINUX} Chrome/141.0.0.0 Safari/537.36`, "Chrome, Linux"],
  [`${LINUX} HeadlessChrome/141.0.7390.37 Safari/537.36`, "Chrome, Linux"],
  [`${LINUX} Ubuntu Chromium/122.0.6261.128 Chrome/122.0.0.0 Safari/537.36`, "Chromium, Linux"],
  [`${LINUX} Chromium/141.0.0.0 Safari/537.36`, "Chromium, Linux"],
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36`, "Chrome, Windows"],
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, "Edge, Windows"],
  [`${LINUX} Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0`, "Opera, Linux"],
  [`${PIXEL} Chrome/141.0.0.0 Mobile Safari/537.36`, "Chrome, Android"],
  [`${PIXEL} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`, "Edge, Android"],
  [
    `${PIXEL} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet, Android",
  ],
  [`${IPHONE} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, "Chrome, iOS"],
  [`${IPHONE} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, "Firefox, iOS"],
  [`${IPHONE} EdgiOS/141.0.0.0 Version/18.0 Mobile/15E148 Safari/604.1`, "Edge, iOS"],
  [`${IPHONE} OPiOS/16.0.15 Mobile/15E148 Safari/9537.53`, "Opera, iOS"],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, "Safari, iOS"],
  [`${IPAD} Version/18.5 Mobile/15E148 Safari/604.1`, "Safari, iOS"],
  [`${MAC.replace("537.36", "605.1.15")} Version/18.5 Safari/605.1.15`, "Safari, macOS"],
  [`${MAC} Chrome/141.0.0.0 Safari/537.36`, "Chrome, macOS"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox, Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0",
    "Firefox, Windows",
  ],
  ["Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0", "Firefox, Android"],
  [`${LINUX.replace("Linux", "CrOS")} Chrome/141.0.0.0 Safari/537.36`, "Chrome, ChromeOS"],
  [`${LINUX} Version/18.0 Safari/605.1.15`, "Linux"],
  [`${LINUX} SomeNewBrowser/1.0 Safari/537.36`, "Linux"],
  ["curl/8.14.1", ""],
  ["", ""],
])("%s is %j", (userAgent, name) => expect(deviceOf(userAgent)).toBe(name));
