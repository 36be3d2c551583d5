import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { RunningTest } from './running.js';

const ENTRY = '{ status value help findings }';

const WATCH = `subscription ($id: ID!) {
  changed: verificationStatusChanged(reservationId: $id) { type reservation { summary {
    status supervised details {
      generalRisk ${ENTRY} backgroundCheck ${ENTRY} creditCheck ${ENTRY} blacklist ${ENTRY} paymentVerification ${ENTRY}
      identificationDocument ${ENTRY} fraudDetection ${ENTRY} adverseMedia ${ENTRY} sanctions ${ENTRY} houseRules ${ENTRY}
    }
  } } }
}`;

export interface SeenEntry {
  status: string;
  value: string | null;
  help: string | null;
  findings: string[];
}

export interface SeenSummary {
  status: string;
  supervised: string | null;
  details: Record<string, SeenEntry>;
}

export interface SummaryWatch {
  /** The time (ms) at which the subscriber received a matching summary. Throws after half a minute. */
  seen(fits: (summary: SeenSummary) => boolean): Promise<number>;
  stop(): Promise<void>;
}

/** Subscribes to the verification of a reservation; earlier changes are not delivered. */
export async function watchSummary(service: RunningTest, id: string): Promise<SummaryWatch> {
  const got: { at: number; summary: SeenSummary }[] = [];
  const errors: unknown[] = [];
  const client: Client = createClient({
    url: `${service.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { 'x-api-key': service.key },
    retryAttempts: 0,
  });
  const end = client.subscribe<{ changed: { reservation: { summary: SeenSummary } } }>(
    { query: WATCH, variables: { id } },
    {
      next: ({ data, errors: told }) => {
        if (told) errors.push(...told);
        else got.push({ at: Date.now(), summary: data!.changed.reservation.summary });
      },
      error: (error) => errors.push(error),
      complete: () => undefined,
    },
  );
  // Until the subscription is active.
  await new Promise((resolve) => setTimeout(resolve, 400));
  return {
    async seen(fits) {
      for (const until = Date.now() + 30_000; Date.now() < until;) {
        if (errors.length > 0) throw new Error(JSON.stringify(errors));
        const found = got.find(({ summary }) => fits(summary));
        if (found) return found.at;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`No such summary came: ${JSON.stringify(got.at(-1)?.summary)}`);
    },
    async stop() {
      end();
      await client.dispose();
    },
  };
}

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The response of REST, in the graph's terms. */
export function asGraph(summary: {
  verification_status: string;
  supervised_status: string | null;
  details: Record<string, { status: string; findings?: string[] }>;
}): SeenSummary {
  const keys = ['generalRisk', 'backgroundCheck', 'creditCheck', 'blacklist', 'paymentVerification'];
  const others = ['identificationDocument', 'fraudDetection', 'adverseMedia', 'sanctions', 'houseRules'];
  const details = [...keys, ...others].map((key) => {
    const { status, findings = [] } = summary.details[snake(key)]!;
    return [key, { status, findings, value: null, help: null }];
  });
  return {
    status: summary.verification_status,
    supervised: summary.supervised_status,
    details: Object.fromEntries(details),
  };
}
