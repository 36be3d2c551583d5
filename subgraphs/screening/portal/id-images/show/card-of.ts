import type { IdDocumentKind } from '@guest-screening/document-reader';
import { identityOf, wholeName } from '../../../booking/id-document/identity.js';
import type { ReadingStep, StoredReading } from '../../../booking/id-document/stored-reading.js';
import type { IdCard } from './id-check.type.js';

/** Holder data in an image or a document's data, as far as it is trustworthy. */
export function cardOf(kind: IdDocumentKind, step: ReadingStep, reading: StoredReading): IdCard | null {
  const fields = step === 'selfie' ? null : identityOf(kind, [{ step, reading }]);
  if (!fields) return null;
  const { firstName = null, lastName = null, birthDate = null, expiryDate = null } = fields;
  return { firstName, lastName, fullName: wholeName(fields), birthDate, expiryDate };
}
