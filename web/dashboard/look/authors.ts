import { t } from '@lingui/core/macro';
interface Author {
  account: { name: string | null } | null;
  person?: { name: string } | null;
}

/** Name of the team member who wrote something, or of the account of their API key. */
export const authorName = (author: Author) => author.person?.name ?? author.account?.name ?? t`Another account`;
