import {
  type ChipPicture,
  type FaceReading,
  type IdDocumentKind,
  type MobileLicenceRefusal,
  type ZoneReading,
  verifyChip,
  verifyMobileLicence,
} from '@guest-screening/document-reader';
import { Failure } from '#kit/failure.js';
import type { DigitalStep } from '../../../booking/id-document/digital-of.js';
import type { IdImageSettings } from '../../../booking/id-document/id-image-settings.js';
import { type StoredReading, storedChip, storedMobileLicence } from '../../../booking/id-document/stored-reading.js';
import { messages, problems } from '../../../messages.js';
import { chipData, dataRefusal, licenceData } from './document-data.js';
import type { DocumentChipInput } from './document-chip.type.js';
import type { MobileLicenceInput } from './mobile-licence.type.js';

/** Exactly one of these. */
export interface GivenDocument {
  chip: DocumentChipInput | null;
  mobileLicence: MobileLicenceInput | null;
}

export interface VerifiedDocument {
  step: DigitalStep;
  kind: IdDocumentKind;
  /** The holder's picture, if it was signed. */
  picture: ChipPicture | undefined;
  /** What is stored, with the face in the picture if that was measured. */
  stored(faces: FaceReading | undefined): StoredReading;
}

type Settings = Pick<IdImageSettings, 'trusted' | 'trustedForLicences'>;

/** Verifies the document that was given. Throws BAD_INPUT if nothing could be read, or if it is not exactly one. */
export async function verifyDocument(settings: Settings, { chip, mobileLicence }: GivenDocument) {
  if (chip && !mobileLicence) return verifiedChip(settings, chip);
  if (mobileLicence && !chip) return verifiedLicence(settings, mobileLicence);
  const problem = { loc: ['chip'], msg: problems.oneDocument, type: 'value_error' };
  throw new Failure('BAD_INPUT', messages.oneDocument, [problem]);
}

/** Passports have a zone of format TD3; a visa is refused as another kind of document when the check is decided. */
const kindOf = ({ format }: ZoneReading): IdDocumentKind => (format === 'TD3' ? 'passport' : 'id');

async function verifiedChip({ trusted }: Settings, chip: DocumentChipInput): Promise<VerifiedDocument> {
  const reading = await verifyChip({ ...chipData(chip), trusted, at: new Date() });
  const loc = ['chip', 'dataGroups'];
  if (reading.faults.includes('too_large')) throw dataRefusal(loc, problems.chipTooLarge, 'too_long');
  if (!reading.zone?.valid) throw dataRefusal(loc, problems.noZone, 'value_error');
  return {
    step: 'chip',
    kind: kindOf(reading.zone),
    picture: reading.proved.includes('dg2') ? reading.picture : undefined,
    stored: (faces) => storedChip(reading, faces),
  };
}

const REFUSALS: Record<MobileLicenceRefusal, { member: string; msg: string; type: string }> = {
  too_large: { member: 'deviceResponse', msg: problems.licenceTooLarge, type: 'too_long' },
  not_cbor: { member: 'deviceResponse', msg: problems.noDeviceResponse, type: 'value_error' },
  no_licence: { member: 'deviceResponse', msg: problems.noLicence, type: 'value_error' },
  more_licences: { member: 'deviceResponse', msg: problems.moreLicences, type: 'value_error' },
  no_session: { member: 'sessionTranscript', msg: problems.noSession, type: 'value_error' },
};

async function verifiedLicence(
  { trustedForLicences: trusted }: Settings,
  licence: MobileLicenceInput,
): Promise<VerifiedDocument> {
  const reading = await verifyMobileLicence({ ...licenceData(licence), trusted, at: new Date() });
  if ('refused' in reading) {
    const { member, msg, type } = REFUSALS[reading.refused];
    throw dataRefusal(['mobileLicence', member], msg, type);
  }
  return {
    step: 'mobile_licence',
    kind: 'drivers',
    // Elements are read only if they were signed.
    picture: reading.picture,
    stored: (faces) => storedMobileLicence(reading, faces),
  };
}
