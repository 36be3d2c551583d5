import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { ModelName } from '../../artefact/artefact.js';
import { type TrainingRow, TrainingProblem } from './training-row.js';

const ASK = /* GraphQL */ `
  query TrainingHistory($after: ID) {
    me {
      mode
    }
    reservationFeatures(after: $after, first: 100) {
      rows {
        asOf
        features
        outcome {
          disputedAt
          declined
          nextBookingAt
        }
      }
      next
    }
  }
`;

interface Became {
  disputedAt: string | null;
  declined: boolean;
  nextBookingAt: string | null;
}

interface Page {
  /** Whether the account is in test mode: its simulated data must not be used for training. */
  isTest: boolean;
  rows: { asOf: string; features: Record<string, number>; outcome: Became }[];
  next: string | null;
}

interface Question {
  /** What is younger has no outcome yet, and a later one is another story. */
  days: number;
  /** Whether what is asked about happened; `happened` tells whether a moment lies in time. */
  label(outcome: Became, happened: (at: string | null) => boolean): boolean;
  /** Rows that can't tell. */
  silent(outcome: Became): boolean;
}

/** Chargebacks come late; a guest who was turned away has no choice about coming back. */
const QUESTIONS: Record<ModelName, Question> = {
  'str-fraud': {
    days: 120,
    label: ({ disputedAt, declined }, happened) => happened(disputedAt) || declined,
    silent: () => false,
  },
  'guest-loyalty': {
    days: 365,
    label: ({ nextBookingAt }, happened) => happened(nextBookingAt),
    silent: ({ declined }) => declined,
  },
};

/**
 * The stored reservations of these accounts as rows for a model, asked of the graph page by page: features as of the
 * first decision. For fraud labelled 1 by a dispute or chargeback within 120 days after it, or where it was declined; for
 * loyalty by the guest's next confirmed booking within 365 days, declined guests left out. Decisions younger than that at
 * `now` are left out, and so are accounts in test mode. Throws TrainingProblem where the graph does not answer.
 */
export async function* readHistory(
  graph: Graph,
  accountIds: readonly string[],
  now: Date,
  model: ModelName = 'str-fraud',
): AsyncGenerator<TrainingRow> {
  const { days, label, silent } = QUESTIONS[model];
  const dueMs = days * 86_400_000;
  for (const accountId of accountIds)
    for (let after: string | null = null, more = true; more;) {
      const page: Page = await ask(graph, accountId, after);
      if (page.isTest) break;
      for (const { asOf, features, outcome } of page.rows) {
        const at = new Date(asOf);
        if (now.getTime() - at.getTime() < dueMs || silent(outcome)) continue;
        const happened = (when: string | null) => when !== null && Date.parse(when) - at.getTime() <= dueMs;
        yield { at, label: label(outcome, happened) ? 1 : 0, features };
      }
      after = page.next;
      more = after !== null;
    }
}

async function ask(graph: Graph, accountId: string, after: string | null): Promise<Page> {
  const { data, errors } = await graph(ASK, { after }, serviceViewer(accountId)).catch((error: unknown) => {
    throw new TrainingProblem(`Cannot reach the gateway at GATEWAY_URL (${(error as Error).message}).`);
  });
  const page = data?.reservationFeatures as Omit<Page, 'isTest'> | null | undefined;
  const account = data?.me as { mode: string } | null | undefined;
  if (!page || !account)
    throw new TrainingProblem(`Could not read the stored history: ${errors[0]?.message ?? 'no response'}`);
  return { ...page, isTest: account.mode !== 'live' };
}
