import { anyDay, anyId, anyText, oneOf, searchOf } from '../address/search.js';

const anyKind = oneOf(['API', 'SDK', 'GUEST', 'SERVICE']);

/** Filters of the audit trail; days are those of the browser's time zone. */
export const readAuditSearch = searchOf({
  action: anyText,
  by: (raw) => anyKind(raw) ?? anyId(raw),
  from: anyDay,
  to: anyDay,
});

export type AuditSearch = ReturnType<typeof readAuditSearch>;
