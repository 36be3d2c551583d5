import { open } from '#kit/cipher/cipher.js';
import type { PortalContext } from '../../context.js';
import type { Reservation } from '../../../booking/reservation/reservation.entity.js';
import type { Identity } from '../../../booking/id-document/identity.js';
import type { Identification } from './id-check.type.js';

/** Data read from the guest's document; null if there is none or it was erased. */
export async function findIdentification(
  { load }: Pick<PortalContext, 'load'>,
  row: Reservation,
): Promise<Identification | null> {
  if (!row.identified) return null;
  const check = await load.idCheckOf(row.id);
  if (!check?.person) return null;
  const read = JSON.parse(open(check.person, 'screening.id_check.person', check)) as Identity;
  return {
    firstName: read.firstName ?? null,
    lastName: read.lastName ?? null,
    middleName: read.middleName ?? null,
    documentNumber: read.documentNumber ?? null,
    documentType: read.documentType,
    sex: read.sex ?? null,
    nationality: read.nationality ?? null,
    address: read.address ?? null,
    birthDate: read.birthDate ?? null,
    expiryDate: read.expiryDate ?? null,
    issueDate: read.issueDate ?? null,
  };
}
