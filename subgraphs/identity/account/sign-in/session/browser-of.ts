/** The first word that fits: most browsers also name those that they descend from. */
const BROWSERS: [RegExp, string][] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What kind of browser a `User-Agent` tells of, such as `Firefox on Windows`: nothing that would single it out. */
export function browserOf(userAgent: string | null | undefined): string | null {
  const first = (kinds: [RegExp, string][]) => kinds.find(([words]) => words.test(userAgent ?? ''))?.[1];
  const [browser, system] = [first(BROWSERS), first(SYSTEMS)];
  if (!browser && !system) return null;
  return system ? `${browser ?? 'Browser'} on ${system}` : browser!;
}
