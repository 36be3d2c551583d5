import type { Reservation } from './reservation.entity.js';

/** The result of an analysis before its reservation is stored, to be stored with it. */
export interface FirstResult {
  row: Reservation;
  /** Row of `screening.decision`: its columns and their values as JSON. */
  decision: { columns: string; json: string };
  /** Events about the result, for `announcing`. */
  events(): string;
}

export interface AnalysisPayload {
  accountId: string;
  reservationId: string;
  revision: number;
  /**
   * `waited` and `later`: test-mode scenarios, after their delay and for later events. `again`: retry failed lookups.
   * `rescreen`: repeat all lookups because data behind them changed. `refresh`: the account's settings or rules
   * changed. `echo`: another stay of the guest changed; its outcome triggers no further analyses.
   */
  step?: 'waited' | 'later' | 'again' | 'rescreen' | 'refresh' | 'echo';
  /** A callback waits for the result: the job has a key of its own, since a result may complete the others. */
  awaited?: boolean;
  /** With `again`: number of earlier retries. */
  round?: number;
}

/** Queue name and key of the analysis: one job per revision of a reservation. */
export const ANALYSIS = {
  name: 'analyse-reservation',
  keyOf: ({ reservationId, revision, step, round, awaited }: AnalysisPayload) =>
    [
      reservationId,
      revision,
      ...(awaited ? ['awaited'] : []),
      ...(step ? [step] : []),
      ...(round === undefined ? [] : [round]),
    ].join(':'),
  /** A settings change can affect any number of stays; new bookings must not wait for them. */
  priorityOf: ({ step }: AnalysisPayload) => (step === 'refresh' || step === 'echo' ? -1 : 0),
};

const LONGEST_WAIT_SECONDS = 6 * 3600;

/** Seconds until failed lookups are retried: `first`, doubling each time up to 6 hours. */
export function waitBefore(round: number, first: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, first * 2 ** Math.min(round, 20));
}

/** A reservation to re-analyse without changes. */
export interface Found {
  accountId: string;
  reservationId: string;
  revision: number;
  analysedRevision: number;
}

/** Columns of `Found`, of a reservation `r`. */
export const FOUND = `r.account_id as "accountId", r.id as "reservationId", r.revision,
  r.analysed_revision as "analysedRevision"`;
