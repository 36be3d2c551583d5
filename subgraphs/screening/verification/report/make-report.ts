import { renderPdf } from '#kit/pdf/render-pdf.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/graph/viewer.js';
import type { StoredDecision } from '../decision/decision.entity.js';
import type { Signals } from '../checks/signals.js';
import type { Note } from '../../reservation/note/note.entity.js';
import type { Reservation } from '../../reservation/reservation.entity.js';
import { reportDocument } from './report-document.js';
import type { ReportFacts } from './report-facts.js';
import { readToken } from './report-link.js';
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
    }
  }
`;

interface Around {
  account: { name: string | null; mode: string } | null;
  listing: ReportFacts['listing'];
}

/** The reads that a report is made from. */
export interface ReportReads {
  reservation(id: string): Promise<Reservation | null>;
  decisionsOf(reservationId: string): Promise<StoredDecision[]>;
  notesOf(reservationId: string): Promise<Note[]>;
}

export interface ReportParts {
  graph: Graph;
  readsOf(viewer: Viewer): ReportReads;
}

/** The PDF that a link opens, made from what is known now; null when the link or its reservation is no more. */
export async function makeReport(parts: ReportParts, token: string): Promise<ReportFile | null> {
  const now = new Date();
  const link = readToken(token, now);
  if (!link) return null;
  const viewer = serviceViewer(link.accountId);
  const load = parts.readsOf(viewer);
  const row = await load.reservation(link.reservationId);
  if (!row) return null;
  const [decisions, notes, around] = await Promise.all([
    load.decisionsOf(row.id),
    load.notesOf(row.id),
    parts.graph(AROUND, { id: row.id }, viewer),
  ]);
  const pdf = await renderPdf(
    reportDocument(factsOf(row, decisions[0], notes, around.data?.reservation as Around | null, now)),
  );
  return { name: `screening-${row.confirmationCode.replace(/[^\w-]/g, '_')}.pdf`, content: pdf.toString('base64') };
}

function factsOf(
  row: Reservation,
  decision: StoredDecision | undefined,
  notes: Note[],
  around: Around | null | undefined,
  madeAt: Date,
): ReportFacts {
  const accountName = around?.account?.name ?? null;
  return {
    reservation: row,
    guest: { fullName: row.guestFullName, email: row.guestEmail, phone: row.guestPhone, location: row.guestLocation },
    listing: around?.listing ?? null,
    accountName,
    isTest: around?.account?.mode === 'test' || decision?.signals.simulated === true,
    decision: decision
      ? {
          id: decision.id,
          madeAt: new Date(decision.createdAt),
          outcome: decision.outcome,
          sources: sourcesOf(decision.signals),
        }
      : null,
    notes: notes.map(({ text, createdAt }) => ({
      text,
      authorName: accountName ?? 'The operator',
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
