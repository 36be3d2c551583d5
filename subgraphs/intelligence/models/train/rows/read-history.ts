import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { type TrainingRow, TrainingProblem } from './training-row.js';

const ASK = /* GraphQL */ `
  query TrainingHistory($after: ID) {
    reservationFeatures(after: $after, first: 100) {
      rows {
        asOf
        features
        outcome {
          disputedAt
          declined
        }
      }
      next
    }
  }
`;

interface Page {
  rows: {
    asOf: string;
    features: Record<string, number>;
    outcome: { disputedAt: string | null; declined: boolean };
  }[];
  next: string | null;
}

/** Chargebacks come late: what is younger has no outcome yet, and a later one is another story. */
const OUTCOME_DAYS = 120;
const OUTCOME_MS = OUTCOME_DAYS * 86_400_000;

/**
 * The stored reservations of these accounts as rows for the fraud model, asked of the graph page by page: features as of
 * the first decision; labelled 1 by a dispute or chargeback within 120 days after it, or where it was declined. Decisions
 * younger than 120 days at `now` are left out. Throws TrainingProblem where the graph does not answer.
 */
export async function* readHistory(
  graph: Graph,
  accountIds: readonly string[],
  now: Date,
): AsyncGenerator<TrainingRow> {
  for (const accountId of accountIds)
    for (let after: string | null = null, more = true; more;) {
      const page: Page = await ask(graph, accountId, after);
      for (const { asOf, features, outcome } of page.rows) {
        const at = new Date(asOf);
        if (now.getTime() - at.getTime() < OUTCOME_MS) continue;
        const isDisputed = outcome.disputedAt && Date.parse(outcome.disputedAt) - at.getTime() <= OUTCOME_MS;
        yield { at, label: isDisputed || outcome.declined ? 1 : 0, features };
      }
      after = page.next;
      more = after !== null;
    }
}

async function ask(graph: Graph, accountId: string, after: string | null): Promise<Page> {
  const { data, errors } = await graph(ASK, { after }, serviceViewer(accountId)).catch((error: unknown) => {
    throw new TrainingProblem(`The service does not answer at GATEWAY_URL (${(error as Error).message}).`);
  });
  const page = data?.reservationFeatures as Page | null | undefined;
  if (!page) throw new TrainingProblem(`The stored history could not be read: ${errors[0]?.message ?? 'no answer'}`);
  return page;
}
