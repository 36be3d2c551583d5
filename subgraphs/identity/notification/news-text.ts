import type { News } from './news.js';
import { type NewsWords, type NotificationLanguage, newsWords } from './news-words.js';

/** A line of a notification with the page that shows more. */
interface Line {
  text: string;
  page: string;
}

function problemLine(words: NewsWords, problem: string): Line {
  const [kind, name = ''] = problem.split(':') as [string, string?];
  const key = name.replace(/_webhook_url$/, '');
  const named = words.kinds[key] ?? key.replaceAll('_', ' ');
  if (kind === 'webhook') return { text: words.webhook(named), page: 'webhooks' };
  if (kind === 'data') return { text: words.data(named), page: 'data' };
  return { text: words.jobs, page: 'work' };
}

function reviewLine(words: NewsWords, ids: readonly string[]): Line[] {
  if (ids.length === 0) return [];
  return ids.length === 1
    ? [{ text: words.review, page: `reservation/${ids[0]}` }]
    : [{ text: words.reviews(ids.length), page: 'review' }];
}

/** A notification: counts and links only, because mailboxes and chats are not part of the service. */
export function newsText(
  { reservationIds, problems }: News,
  publicUrl: string,
  language: NotificationLanguage | null = null,
): { subject: string; text: string } {
  const words = newsWords(language);
  const lines = [...reviewLine(words, reservationIds), ...problems.map((problem) => problemLine(words, problem))];
  const text = lines.map(({ text: line, page }) => `${line}\n${publicUrl}/dashboard#/${page}`).join('\n\n');
  return { subject: lines[0]!.text.replace(/\.$/, ''), text };
}
