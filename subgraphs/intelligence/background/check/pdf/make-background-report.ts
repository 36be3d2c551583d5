import { open } from '#kit/cipher/cipher.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type SignedLink, readLinkToken, writeLinkToken } from '#kit/cipher/link-token.js';
import { audit } from '#kit/queue/outbox.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { renderPdf } from '#kit/pdf/render-pdf.js';
import { reportLanguage } from '#kit/pdf/report-language.js';
import type { BackgroundContext } from '../../background-context.js';
import type { CheckedPerson } from '../person/checked-person.js';
import type { ReportItem } from '../report-item.js';
import { verdictOf } from '../verdict-of.js';
import type { ReportFile } from './report-file.type.js';

const ACCOUNT = /* GraphQL */ `
  query CheckedFor($id: ID!) {
    account(id: $id) {
      name
    }
  }
`;

/** Validity of a report link, in minutes. */
const LINK_MINUTES = 15;
const PURPOSE = 'background-report';

/** Signs the token of a link to the PDF of a check. */
export function writeReportLink(link: Omit<SignedLink, 'expiresAt'>): string {
  return writeLinkToken(PURPOSE, { ...link, expiresAt: new Date(Date.now() + LINK_MINUTES * 60_000) });
}

/**
 * Renders the PDF behind a link, in a language of the dashboard, and records the access in the audit log. Null if the link
 * has expired or the check no longer exists.
 */
export async function makeBackgroundReport(
  { load, graph, emOf }: Pick<BackgroundContext, 'load'> & { graph: Graph; emOf(link: SignedLink): EntityManager },
  token: string,
  language: string | null = null,
): Promise<ReportFile | null> {
  const now = new Date();
  const link = readLinkToken(PURPOSE, token, now);
  if (!link) return null;
  const row = await load.backgroundReport.load([link.accountId], link.id);
  if (!row?.stoppedAt) return null;
  const { data } = await graph(ACCOUNT, { id: link.accountId }, serviceViewer(link.accountId));
  const items = JSON.parse(open(row.items, 'intelligence.background_report.items', row)) as ReportItem[];
  // With its texts in five languages, which few processes ever need.
  const { checkDocument } = await import('./check-document.js');
  const pdf = await renderPdf(
    checkDocument(
      {
        ...verdictOf(items),
        id: row.id,
        isTest: row.isTest,
        madeAt: now,
        startedAt: row.createdAt,
        stoppedAt: row.stoppedAt,
        accountName: (data?.account as { name: string | null } | null | undefined)?.name ?? null,
        person: JSON.parse(open(row.person, 'intelligence.background_report.person', row)) as CheckedPerson,
        items,
      },
      reportLanguage(language),
    ),
  );
  const opened = { type: 'background_check.report_opened', subjectId: row.id, payload: { reportId: row.id } };
  await audit(emOf(link), link.accountId, opened);
  return { name: `background-check-${row.id}.pdf`, content: pdf.toString('base64') };
}
