import { open } from '#kit/cipher/cipher.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { renderPdf } from '#kit/pdf/render-pdf.js';
import type { BackgroundContext } from '../../background-context.js';
import type { CheckedPerson } from '../person/checked-person.js';
import type { ReportItem } from '../report-item.js';
import { verdictOf } from '../verdict-of.js';
import { checkDocument } from './check-document.js';
import type { ReportFile } from './report-file.type.js';
import { readToken } from './report-token.js';

const ACCOUNT = /* GraphQL */ `
  query CheckedFor($id: ID!) {
    account(id: $id) {
      name
    }
  }
`;

/** The PDF that a link opens, of what the check found; null when the link or its check is no more. */
export async function makeBackgroundReport(
  { load, graph }: Pick<BackgroundContext, 'load'> & { graph: Graph },
  token: string,
): Promise<ReportFile | null> {
  const now = new Date();
  const link = readToken(token, now);
  if (!link) return null;
  const row = await load.backgroundReport.load([link.accountId], link.id);
  if (!row?.stoppedAt) return null;
  const { data } = await graph(ACCOUNT, { id: link.accountId }, serviceViewer(link.accountId));
  const items = JSON.parse(open(row.items, 'intelligence.background_report.items', row)) as ReportItem[];
  const pdf = await renderPdf(
    checkDocument({
      ...verdictOf(items),
      ...{ id: row.id, isTest: row.isTest, madeAt: now },
      ...{ startedAt: row.createdAt, stoppedAt: row.stoppedAt },
      accountName: (data?.account as { name: string | null } | null | undefined)?.name ?? null,
      person: JSON.parse(open(row.person, 'intelligence.background_report.person', row)) as CheckedPerson,
      items,
    }),
  );
  return { name: `background-check-${row.id}.pdf`, content: pdf.toString('base64') };
}
