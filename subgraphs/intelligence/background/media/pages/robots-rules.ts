/** User agent of this service in robots.txt. */
const PRODUCT = 'guest-screening';

interface Rule {
  allow: boolean;
  path: string;
}

/** Rules of the groups that name one of these agents. */
function rulesFor(lines: (readonly [string, string])[], agent: string): Rule[] | null {
  let found = false;
  let inGroup = false;
  let agentsEnded = true;
  const rules: Rule[] = [];
  for (const [key, value] of lines) {
    if (key === 'user-agent') {
      inGroup = (agentsEnded ? false : inGroup) || value.toLowerCase() === agent;
      agentsEnded = false;
      found ||= inGroup;
      continue;
    }
    agentsEnded = true;
    if (inGroup && (key === 'allow' || key === 'disallow') && value)
      rules.push({ allow: key === 'allow', path: value });
  }
  return found ? rules : null;
}

/** `*` matches anything, a final `$` the end. Compared piece by piece to rule out slow patterns. */
function matches(pattern: string, path: string): boolean {
  const toEnd = pattern.endsWith('$');
  const [first = '', ...pieces] = (toEnd ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [n, piece] of pieces.entries()) {
    if (toEnd && n === pieces.length - 1) return path.length - piece.length >= at && path.endsWith(piece);
    const next = path.indexOf(piece, at);
    if (next < 0) return false;
    at = next + piece.length;
  }
  return !toEnd || at === path.length;
}

/**
 * Whether robots.txt (RFC 9309) allows this service to fetch a path: the longest matching rule wins, `allow` on a tie.
 */
export function allows(robots: string, path: string): boolean {
  const lines = robots.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, key, value] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    return key ? [[key.toLowerCase(), value!.trim()] as const] : [];
  });
  const rules = rulesFor(lines, PRODUCT) ?? rulesFor(lines, '*') ?? [];
  const fitting = rules.filter((rule) => matches(rule.path, path));
  const [strongest] = fitting.toSorted((a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow));
  return strongest?.allow ?? true;
}
