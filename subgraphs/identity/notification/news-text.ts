import type { News } from './news.js';

/** A line of a notification with the page that shows more. */
interface Line {
  text: string;
  page: string;
}

const named = (key: string) => key.replace(/_webhook_url$/, '').replaceAll('_', ' ');

function problemLine(problem: string): Line {
  const [kind, name = ''] = problem.split(':') as [string, string?];
  if (kind === 'webhook') return { text: `The webhook for ${named(name)} events is failing.`, page: 'webhooks' };
  if (kind === 'data') return { text: `Data for ${named(name)} checks is too old.`, page: 'data' };
  return { text: 'Background jobs failed.', page: 'work' };
}

function reviewLine(ids: readonly string[]): Line[] {
  if (ids.length === 0) return [];
  return ids.length === 1
    ? [{ text: 'A reservation needs a review.', page: `reservation/${ids[0]}` }]
    : [{ text: `${ids.length} reservations need a review.`, page: 'review' }];
}

/** A notification: counts and links only, because mailboxes and chats are not part of the service. */
export function newsText({ reservationIds, problems }: News, publicUrl: string): { subject: string; text: string } {
  const lines = [...reviewLine(reservationIds), ...problems.map(problemLine)];
  const text = lines.map(({ text: line, page }) => `${line}\n${publicUrl}/dashboard#/${page}`).join('\n\n');
  return { subject: lines[0]!.text.replace(/\.$/, ''), text };
}
