import { type EventType, subjectTypeOf } from '#events';

/** Objects of other subgraphs, by the member that holds their ID. */
const REFERENCES: Record<string, string> = {
  reservationId: 'reservation',
  listingId: 'listing',
  portalFileId: 'portalFile',
  paymentEventId: 'paymentEvent',
  depositId: 'deposit',
  messageId: 'message',
  ruleId: 'rule',
  blacklistEntryId: 'blacklistEntry',
  dismissalId: 'dismissal',
  viewId: 'view',
};

/** Returns the subject of an event: the members of its payload, typed, with references to their objects. */
export function subjectOf(type: EventType, payload: Readonly<Record<string, string>>): object {
  const { isRequired, reportId } = payload;
  const references = Object.entries(payload).flatMap(([member, id]) =>
    REFERENCES[member] ? [[REFERENCES[member], { id }]] : [],
  );
  return {
    ...payload,
    ...(Object.fromEntries(references) as object),
    __typename: subjectTypeOf(type),
    report: reportId ? { __typename: reportType(type), id: reportId } : null,
    isRequired: isRequired ? isRequired === 'true' : null,
  };
}

const reportType = (type: EventType) => (type.startsWith('adverse_media.') ? 'AdverseMediaReport' : 'BackgroundCheck');
