// What a browser calls itself, in words of ours alone: what it sends could say anything.

const BROWSERS = [
  [/\bEdg\w*\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
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
