import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Feature } from '#records/features/feature.js';
import { fromGraph, selectionOf } from '#records/features/graph-values.js';
import type { ModelName } from '../../artefact/artefact.js';
import { FEATURES_OF } from '../../register/features-of.js';
import { type TrainingRow, TrainingProblem } from './training-row.js';

/** Asks for the features of one model, named as in `ModelFeatures`. */
const askFor = (family: string, features: readonly Feature[]) => /* GraphQL */ `
  query TrainingHistory($after: ID) {
    me {
      mode
    }
    reservationFeatures(after: $after, first: 25) {
      rows {
        asOf
        features {
          ${family} {
            ${selectionOf(features)}
          }
        }
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
  rows: { asOf: string; features: Record<string, Record<string, unknown>>; outcome: Became }[];
  next: string | null;
}

interface Question {
  /** Name of the model's features in `ModelFeatures`. */
  family: 'fraud' | 'loyalty';
  /** Younger decisions have no outcome yet; later events are unrelated. */
  days: number;
  /** Whether the outcome occurred; `happened` tells whether a time is within the period. */
  label(outcome: Became, happened: (at: string | null) => boolean): boolean;
  /** Rows without a usable outcome. */
  silent(outcome: Became): boolean;
}

/** Chargebacks come late; a declined guest cannot choose to return. */
const QUESTIONS: Record<ModelName, Question> = {
  'str-fraud': {
    family: 'fraud',
    days: 120,
    label: ({ disputedAt, declined }, happened) => happened(disputedAt) || declined,
    silent: () => false,
  },
  'guest-loyalty': {
    family: 'loyalty',
    days: 365,
    label: ({ nextBookingAt }, happened) => happened(nextBookingAt),
    silent: ({ declined }) => declined,
  },
};

/**
 * Reads the stored reservations of these accounts page by page through the graph, with features as of the first
 * decision. Fraud: labelled 1 after a dispute or chargeback within 120 days, or if declined. Loyalty: labelled by the
 * next confirmed booking within 365 days, without declined guests. Decisions younger than that at `now` and accounts in
 * test mode are skipped. Throws TrainingProblem if the graph does not respond.
 */
export async function* readHistory(
  graph: Graph,
  accountIds: readonly string[],
  now: Date,
  model: ModelName = 'str-fraud',
): AsyncGenerator<TrainingRow> {
  const { family, days, label, silent } = QUESTIONS[model];
  const features = FEATURES_OF[model];
  const operation = askFor(family, features);
  const dueMs = days * 86_400_000;
  for (const accountId of accountIds)
    for (let after: string | null = null, more = true; more;) {
      const page: Page = await ask(graph, operation, accountId, after);
      if (page.isTest) break;
      for (const { asOf, features: found, outcome } of page.rows) {
        const at = new Date(asOf);
        if (now.getTime() - at.getTime() < dueMs || silent(outcome)) continue;
        const happened = (when: string | null) => when !== null && Date.parse(when) - at.getTime() <= dueMs;
        yield { at, label: label(outcome, happened) ? 1 : 0, features: fromGraph(features, found[family]!) };
      }
      after = page.next;
      more = after !== null;
    }
}

async function ask(graph: Graph, operation: string, accountId: string, after: string | null): Promise<Page> {
  const { data, errors } = await graph(operation, { after }, serviceViewer(accountId)).catch((error: unknown) => {
    throw new TrainingProblem(`Cannot reach the gateway at GATEWAY_URL (${(error as Error).message}).`);
  });
  const page = data?.reservationFeatures as Omit<Page, 'isTest'> | null | undefined;
  const account = data?.me as { mode: string } | null | undefined;
  if (!page || !account)
    throw new TrainingProblem(`Could not read the stored history: ${errors[0]?.message ?? 'no response'}`);
  return { ...page, isTest: account.mode !== 'live' };
}
