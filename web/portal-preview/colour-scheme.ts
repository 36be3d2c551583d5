const SCHEME = /\(prefers-color-scheme:\s*(light|dark)\)/;

/** Scheme of each rule: its condition is replaced when a scheme is set. */
const known = new Map<CSSMediaRule, string>();

function findRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule) || known.has(rule)) continue;
    const scheme = SCHEME.exec(rule.media.mediaText)?.[1];
    if (scheme) known.set(rule, scheme);
  }
}

/** Shows the page in a colour scheme, whatever the browser prefers. */
export function setColourScheme(scheme: 'light' | 'dark'): void {
  for (const { cssRules } of document.styleSheets) findRules(cssRules);
  for (const [rule, of] of known) rule.media.mediaText = of === scheme ? 'all' : 'not all';
  document.documentElement.style.colorScheme = scheme;
}
