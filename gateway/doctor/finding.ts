/** The result of one check; `advice` says what to do, if anything. */
export interface Finding {
  level: 'good' | 'note' | 'problem';
  what: string;
  advice?: string;
}

const MARKS = { good: '  ok  ', note: '  !   ', problem: '  ✗   ' };

/** Formats findings as lines for a terminal. */
export function findingLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ level, what, advice }) => [
    `${MARKS[level]}${what}`,
    ...(advice === undefined ? [] : [`      → ${advice}`]),
  ]);
}
