import type { Task } from '../state/question.js';
import { useSpoken } from '../words/use-words.js';

/** The link to the next screen; without one, back to the checklist. */
export function Forward({ to }: { to: Task | undefined }) {
  const { page } = useSpoken().words;
  return (
    <a className="button" href={to ? `#${to.screen}` : '#'}>
      {to ? page.goOn : page.back}
    </a>
  );
}
