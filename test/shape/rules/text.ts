import type { Source } from './source.js';

/** Text written by people; data and the lock file are not. */
const WRITTEN = /\.(m?[jt]s|tsx|json|md|ya?ml|graphql|html|css|sql|sh|txt)$|(^|\/)\.?[\w-]+$|(^|\/)\.\w+rc$/;
const NOT_WRITTEN = /(^|\/)package-lock\.json$|\/data\//;

const FORBIDDEN: [RegExp, string][] = [
  [/(?<![\w.\-*}])\/work\//, "names a path of a developer's machine"],
  [/\/tmp\/bash/, "names a path of a developer's machine"],
  [/(?<![\w.\-*}])\/(home|Users)\/\w/, "names a path of a developer's machine"],
  [/\bTO(?:DO)\b|\bFIX(?:ME)\b/, 'leaves a note to do something later'],
];

/** Whether the text rule reads this file. */
export const isWrittenText = (path: string): boolean => WRITTEN.test(path) && !NOT_WRITTEN.test(path);

/** Lines that name a developer's machine or announce later work. */
export function textViolations(sources: Source[]): string[] {
  return sources
    .filter(({ path, text }) => isWrittenText(path) && !text.includes('\0'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const found = FORBIDDEN.find(([pattern]) => pattern.test(line));
        return found ? [`${path}:${index + 1} ${found[1]}`] : [];
      }),
    );
}
