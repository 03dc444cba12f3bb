/** First match wins: browsers also name those that they are compatible with. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** How much of a header is searched; no browser sends more. */
const MAX_SEARCHED = 500;

/**
 * A device for people to recognize, e.g. `Firefox on Windows`; versions and the like are not kept.
 * @returns `null` where neither is known
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const said = (userAgent ?? '').slice(0, MAX_SEARCHED);
  const find = (table: typeof BROWSERS | typeof SYSTEMS) =>
    table.find(([pattern]) => pattern.test(said))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}

/** What {@link deviceOf} put together. */
export function partsOf(device: string | null): { browser: string | null; system: string | null } {
  const said = device?.split(' on ') ?? [];
  const find = (table: typeof BROWSERS | typeof SYSTEMS) =>
    table.find(([, name]) => said.includes(name))?.[1] ?? null;
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
