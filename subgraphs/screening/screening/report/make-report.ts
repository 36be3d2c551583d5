import type { SignedLink } from '#kit/cipher/link-token.js';
import { Failure } from '#kit/failure.js';
import { renderPdf } from '#kit/pdf/render-pdf.js';
import { reportLanguage } from '#kit/pdf/report-language.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { screeningMessages } from '../../messages.js';
import type { StoredDecision } from '../decision/decision.entity.js';
import { shownOf } from '../decision/sealed-reasons.js';
import type { Signals } from '../checks/signals.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { locationOf } from '../../booking/reservation/sealed-members.js';
import type { ReportFacts } from './report-facts.js';
import type { ReportFile } from './report.type.js';

const AROUND = /* GraphQL */ `
  query ReportedReservation($id: ID!) {
    reservation(id: $id) {
      account {
        name
        mode
      }
      listing {
        name
        location {
          street
          city
          country
        }
      }
      notes {
        text
        createdAt
        author {
          ... on PersonAuthor {
            account {
              name
            }
            person {
              name
            }
          }
          ... on AccountAuthor {
            account {
              name
            }
          }
        }
      }
    }
  }
`;

interface Around {
  account: { name: string | null; mode: string } | null;
  listing: ReportFacts['listing'];
  notes: {
    text: string;
    createdAt: string;
    author: { account: { name: string | null } | null; person?: { name: string } | null } | null;
  }[];
}

/** Database reads that a report needs. */
export interface ReportReads {
  reservation(id: string): Promise<Reservation | null>;
  decisionsOf(reservationId: string): Promise<StoredDecision[]>;
}

export interface ReportParts {
  graph: Graph;
  readsOf(viewer: Viewer): ReportReads;
}

/**
 * Creates the PDF behind a link from the current data, in a language of the dashboard; null if the reservation no longer
 * exists. Throws UNAVAILABLE if part of the data cannot be read, so that a report never silently lacks notes.
 */
export async function makeReport(
  parts: ReportParts,
  link: SignedLink,
  language: string | null = null,
): Promise<ReportFile | null> {
  const now = new Date();
  const viewer = serviceViewer(link.accountId);
  const load = parts.readsOf(viewer);
  const row = await load.reservation(link.id);
  if (!row) return null;
  const [decisions, around] = await Promise.all([load.decisionsOf(row.id), askAround(parts.graph, row.id, viewer)]);
  const facts = factsOf(row, decisions[0], around, now);
  // With its texts in five languages, which few processes ever need.
  const { reportDocument } = await import('./report-document.js');
  const pdf = await renderPdf(reportDocument(facts, reportLanguage(language)));
  return { name: `screening-${row.confirmationCode.replace(/[^\w-]/g, '_')}.pdf`, content: pdf.toString('base64') };
}

async function askAround(graph: Graph, id: string, viewer: Viewer): Promise<Around> {
  const { data, errors } = await graph(AROUND, { id }, viewer);
  if (errors.length > 0 || !data?.reservation) throw new Failure('UNAVAILABLE', screeningMessages.reportUnavailable);
  return data.reservation as Around;
}

function factsOf(
  row: Reservation,
  decision: StoredDecision | undefined,
  { account, listing, notes }: Around,
  madeAt: Date,
): ReportFacts {
  return {
    reservation: row,
    guest: { fullName: row.guestFullName, email: row.guestEmail, phone: row.guestPhone, location: locationOf(row) },
    listing,
    accountName: account?.name ?? null,
    isTest: account?.mode === 'test' || decision?.signals.simulated === true,
    decision: decision
      ? {
          id: decision.id,
          madeAt: new Date(decision.createdAt),
          outcome: decision.outcome,
          sources: sourcesOf(decision.signals),
        }
      : null,
    shown: decision ? shownOf(row) : null,
    notes: notes.map(({ text, createdAt, author }) => ({
      text,
      authorName: author?.person?.name ?? author?.account?.name ?? null,
      createdAt: new Date(createdAt),
    })),
    madeAt,
  };
}

const ASKED = ['phone', 'email', 'ip', 'address'] as const;

function sourcesOf(signals: Signals) {
  return ASKED.flatMap((what) => {
    const answer = signals[what];
    return answer?.known ? [{ what, source: answer.source, asOf: answer.asOf.slice(0, 10) }] : [];
  });
}
