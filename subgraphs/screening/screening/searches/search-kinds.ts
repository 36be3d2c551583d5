import { type AnsweredGap, SELECTED_GAP, gapFrom } from './answered-gap.js';
import type { BackgroundSignal, MediaSignal } from '../checks/signals.js';
import type { ScreenName } from '../../booking/facts/screens.js';
import type { SearchedGuest } from './searched-guest.js';

/** A report as returned by the graph. */
export interface Heard<Value> {
  pending: boolean;
  reason: string | null;
  /** The report does not state its coverage and has to be repeated. */
  outdated?: boolean;
  source: string;
  asOf: string;
  value: Value;
}

/** A long-running search: started once per guest, with an event when it has finished. */
export interface SearchKind<Value> {
  screen: ScreenName;
  /** GraphQL mutation that starts the search and returns `started { id }`. */
  start: string;
  variables(guest: SearchedGuest): Record<string, unknown>;
  /** GraphQL query for the report as `report`, by `$id`. */
  read: string;
  heard(report: unknown): Heard<Value>;
}

interface MediaReport {
  id: string;
  status: 'PENDING' | 'NO_RESULTS' | 'REVIEW' | 'FINISHED';
  reason: string | null;
  source: string | null;
  asOf: string | null;
  gaps: AnsweredGap[];
  scope: string | null;
  riskCategories: string[];
  findings: { adverse: number | null }[];
}

interface CheckReport {
  id: string;
  status: 'PENDING' | 'REVIEW' | 'FINISHED' | 'FAILED';
  reportItems: {
    key: string;
    status: string;
    searched: boolean;
    reason: string | null;
    asOf: string | null;
    gaps: AnsweredGap[];
    items: object[];
  }[];
}

export const MEDIA: SearchKind<MediaSignal> = {
  screen: 'AdverseMediaSearchAddon',
  start: /* GraphQL */ `
    mutation SearchGuestsNews($search: AdverseMediaSearch!) {
      started: searchAdverseMedia(input: { search: $search }) {
        adverseMediaReport {
          id
        }
        userErrors {
          code
          message
          field
          rule
        }
      }
    }
  `,
  variables: ({ firstName, lastName, birthDate, countryCode, state }) => ({
    search: {
      firstName,
      lastName,
      country: countryCode,
      state,
      yearOfBirth: birthDate === null ? null : Number(birthDate.slice(0, 4)),
    },
  }),
  read: /* GraphQL */ `
    query GuestsNews($id: ID!) {
      report: adverseMediaReport(id: $id) {
        id
        status
        reason
        source
        asOf
        gaps {
          ${SELECTED_GAP}
        }
        scope
        riskCategories
        findings {
          adverse
        }
      }
    }
  `,
  heard(report) {
    const { id, status, reason, source, asOf, gaps, scope, riskCategories, findings } = report as MediaReport;
    const value = { reportId: id, status, articles: findings.length, categories: riskCategories, reason, scope };
    return {
      pending: status === 'PENDING',
      reason: null,
      outdated: gaps.some((gap) => gap.reason === 'coverage_unknown'),
      source: source ?? 'adverse_media',
      asOf: asOf ?? '',
      value: { ...value, gaps: gaps.map(gapFrom) } as MediaSignal,
    };
  },
};

export const BACKGROUND: SearchKind<BackgroundSignal> = {
  screen: 'BackgroundCheck',
  start: /* GraphQL */ `
    mutation CheckGuestsBackground($input: BackgroundCheckInput!) {
      started: submitBackgroundCheck(input: { type: globalcheck, backgroundCheck: $input }) {
        backgroundCheck {
          id
        }
        userErrors {
          code
          message
          field
          rule
        }
      }
    }
  `,
  variables: ({ firstName, lastName, birthDate, birthDateProven, countryCode, state }) => ({
    input: { firstName, lastName, country: countryCode, state, dateOfBirth: birthDate, birthDateProven },
  }),
  read: /* GraphQL */ `
    query GuestsBackground($id: ID!) {
      report: backgroundCheck(id: $id) {
        id
        status
        reportItems {
          key
          status
          searched
          reason
          asOf
          gaps {
            ${SELECTED_GAP}
          }
          items {
            title
          }
        }
      }
    }
  `,
  heard(report) {
    const { id, status, reportItems } = report as CheckReport;
    const sources = reportItems.map(({ key, searched, reason, status: of, items, gaps }) => ({
      key,
      searched,
      reason,
      ...(gaps.length > 0 && { gaps: gaps.map(gapFrom) }),
      found: of === 'REVIEW' ? items.length : 0,
    }));
    const days = reportItems.flatMap(({ asOf }) => asOf ?? []).sort();
    return {
      pending: status === 'PENDING',
      reason: null,
      source: reportItems.flatMap(({ key, searched }) => (searched ? [key] : [])).join(', ') || 'background_check',
      asOf: days[0] ?? '',
      value: { reportId: id, sources },
    };
  },
};
