/** One thing that was looked at; `advice` says what to do where something is to be done. */
export interface Finding {
  level: 'good' | 'note' | 'problem';
  what: string;
  advice?: string;
}

const MARKS = { good: '  ok  ', note: '  !   ', problem: '  ✗   ' };

/** The findings as lines for a terminal. */
export function findingLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ level, what, advice }) => [
    `${MARKS[level]}${what}`,
    ...(advice === undefined ? [] : [`      → ${advice}`]),
  ]);
}
