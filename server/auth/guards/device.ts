// Names a browser in our own words, because the User-Agent could say anything.

/** The first that fits: most of them also say Chrome or Safari, and almost all of them say Safari. */
const BROWSERS = [
  [/\bEdg\w*\//, "Edge"],
  [/\b(?:OPR|OPiOS|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\bChromium\//, "Chromium"],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, "Chrome"],
  [/\bMac OS X\b.*\bVersion\/.*\bSafari\//, "Safari"],
] as const;
const SYSTEMS = [
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
] as const;

/** Such as "Firefox, Windows"; empty for what is none we know. */
export function deviceOf(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([sign]) => sign.test(userAgent))?.[1],
  );
  return named.filter((name) => name !== undefined).join(", ");
}
