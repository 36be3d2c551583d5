import { t } from '@lingui/core/macro';
import type { Operations } from '../graph/answers.js';
import { today } from '../look/when.js';

export type Filter = Operations['Review']['variables']['filter'];
export type Sort = Operations['Review']['variables']['sort'];

export const VIEW_KEYS = ['needs-review', 'waiting', 'today', 'automatic', 'declined', 'all'] as const;

export interface View {
  key: (typeof VIEW_KEYS)[number];
  name: string;
  sort: Sort;
  filter(): Filter;
  /** Every row has the same decision. */
  isOneDecision?: boolean;
  /** Text of an empty list. */
  empty: string;
}

/** Confirmed stays from today on. */
const upcoming = (): Filter => ({ status: 'CONFIRMED', checkInFrom: today() });

export const needsReview = (): Filter => ({ ...upcoming(), compositeStatus: 'review' });

/** The views of the review page, by tab; the first is the default. */
export const VIEWS: readonly View[] = [
  {
    key: 'needs-review',
    name: t`Needs review`,
    sort: 'CHECK_IN_DATE_THEN_RISK',
    filter: needsReview,
    isOneDecision: true,
    empty: t`All clear: no upcoming stay needs a review.`,
  },
  {
    key: 'waiting',
    name: t`Waiting`,
    sort: 'CHECK_IN_DATE_THEN_RISK',
    filter: () => ({ ...upcoming(), compositeStatus: 'pending' }),
    isOneDecision: true,
    empty: t`No upcoming stay is waiting for its guest or its checks.`,
  },
  {
    key: 'today',
    name: t`Arriving today`,
    sort: 'CHECK_IN_DATE_THEN_RISK',
    filter: () => ({ status: 'CONFIRMED', checkInFrom: today(), checkInTo: today() }),
    empty: t`No arrivals today.`,
  },
  {
    key: 'automatic',
    name: t`Approved automatically`,
    sort: 'CHECK_IN_DATE_THEN_RISK',
    filter: () => ({ ...upcoming(), compositeStatus: 'verified' }),
    isOneDecision: true,
    empty: t`No upcoming stay was approved automatically.`,
  },
  {
    key: 'declined',
    name: t({ message: 'Declined', context: 'reservations' }),
    sort: 'CHECK_IN_DATE_DESCENDING',
    filter: () => ({ compositeStatus: 'decline' }),
    isOneDecision: true,
    empty: t`No reservation was declined.`,
  },
  { key: 'all', name: t`All`, sort: 'CREATED_AT_DESCENDING', filter: () => ({}), empty: t`No reservations yet.` },
];
