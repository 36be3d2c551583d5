import { type EventType, subjectTypeOf } from '#events';

/** Members of payloads with the ID of an object of another subgraph. */
const REFERENCES = new Set([
  'reservationId',
  'listingId',
  'portalFileId',
  'paymentEventId',
  'depositId',
  'messageId',
  'messageTemplateId',
  'ruleId',
  'blacklistEntryId',
  'dismissalId',
  'viewId',
]);

/** Returns the subject of an event: the members of its payload, typed, with references to their objects. */
export function subjectOf(type: EventType, payload: Readonly<Record<string, string>>): object {
  const { isRequired, reportId } = payload;
  const references = Object.entries(payload).flatMap(([member, id]) =>
    REFERENCES.has(member) ? [[member.slice(0, -'Id'.length), { id }]] : [],
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
