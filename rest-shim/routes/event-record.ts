import { EVENT_TYPES } from '#events';

/** Enums of event subjects that `/v1` writes in lower case. */
const LOWER_CASE = ['EventReason', 'PortalCodeVia', 'Role', 'SignInFactor'];

/** Spells an enum value of an event as `/v1` and webhooks do: event types with a dot. */
export function eventWord(type: string, word: string): string {
  if (type === 'EventType') return EVENT_TYPES[word] ?? word;
  return LOWER_CASE.includes(type) ? word.toLowerCase() : word;
}

export interface ToldEvent {
  type: string;
  subject: Record<string, string | boolean | null>;
}

/** Flattens an event: members of its subject are next to its own, which take precedence. */
export function flatEvent({ subject, ...event }: ToldEvent): object {
  const members = Object.entries(subject).flatMap(([name, value]) => (value === null ? [] : [[name, told(value)]]));
  return { ...Object.fromEntries(members), ...event, type: eventWord('EventType', event.type) };
}

/** Texts in capitals are values of the enums above: identifiers and the other enums have small letters. */
function told(value: string | boolean): string {
  const text = String(value);
  return /^[A-Z_]+$/.test(text) ? text.toLowerCase() : text;
}

/** The members of an event's subject, each under its name in `/v1`. */
export const EVENT_SUBJECT = /* GraphQL */ `
  fragment EventSubjectRecord on EventSubject {
    ... on AccountSubject {
      account_id: accountId
    }
    ... on SignInSubject {
      account_id: accountId
      person_id: personId
      factor
      is_required: isRequired
      reason
    }
    ... on PortalCodesSubject {
      account_id: accountId
      via
    }
    ... on PersonSubject {
      person_id: personId
      role
    }
    ... on ApiKeySubject {
      key_id: keyId
    }
    ... on WebhookSubject {
      webhook_id: webhookId
      reason
    }
    ... on ListingSubject {
      listing_id: listingId
    }
    ... on ReservationSubject {
      reservation_id: reservationId
    }
    ... on GuestPortalSubject {
      reservation_id: reservationId
      screen
      adult_id: adultId
      portal_file_id: portalFileId
    }
    ... on PaymentEventSubject {
      reservation_id: reservationId
      payment_event_id: paymentEventId
      event_type: eventType
      event_status: eventStatus
    }
    ... on DepositSubject {
      reservation_id: reservationId
      deposit_id: depositId
    }
    ... on IdCheckSubject {
      reservation_id: reservationId
      step
    }
    ... on MessageSubject {
      reservation_id: reservationId
      message_id: messageId
      state
    }
    ... on MessageTemplateSubject {
      message_template_id: messageTemplateId
    }
    ... on RuleSubject {
      rule_id: ruleId
    }
    ... on FiredRuleSubject {
      reservation_id: reservationId
      rule_id: ruleId
    }
    ... on BlacklistEntrySubject {
      blacklist_entry_id: blacklistEntryId
    }
    ... on DismissalSubject {
      dismissal_id: dismissalId
    }
    ... on ReportSubject {
      report_id: reportId
    }
    ... on ViewSubject {
      view_id: viewId
    }
  }
`;
