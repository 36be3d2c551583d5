import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { isId } from '#kit/id.js';
import { columnsOf } from '#kit/store/columns.js';
import { rowBy, rowsBy } from '#kit/store/rows.js';
import { open } from '#kit/cipher/cipher.js';
import { adultReads } from '../adults/adult-reads.js';
import { DepositRow } from '../deposit/deposit.entity.js';
import { PortalFileRow } from '../files/portal-file.entity.js';
import { stepReads } from '../step/step-reads.js';
import { agreementInForce } from './agreement-in-force.js';
import { placeOfStay } from './place-of-stay.js';

const openedFile = (row: PortalFileRow) => ({ ...row, name: open(row.name, 'screening.portal_file.name', row) });

/** Loaders of portal data of a reservation. */
export function portalReads(pool: pg.Pool, orm: MikroORM, graph: Graph) {
  const steps = stepReads(pool, orm);
  const adults = adultReads(pool, orm);
  const files = rowsBy<PortalFileRow>(pool, {
    table: 'screening.portal_file',
    columns: columnsOf(orm, PortalFileRow, ['fileName', 'fileKey']),
    by: 'reservation_id',
    type: 'uuid',
    orderBy: 't.screen, t.slot',
  });
  const deposits = rowsBy<DepositRow>(pool, {
    table: 'screening.portal_deposit',
    columns: columnsOf(orm, DepositRow, ['pageUrl']),
    by: 'reservation_id',
    type: 'uuid',
    orderBy: 't.created_at, t.id',
  });
  const deposit = rowBy<DepositRow>(pool, {
    table: 'screening.portal_deposit',
    columns: columnsOf(orm, DepositRow, ['pageUrl']),
    by: 'id',
    type: 'uuid',
  });
  const file = rowBy<PortalFileRow>(pool, {
    table: 'screening.portal_file',
    columns: columnsOf(orm, PortalFileRow, ['fileName', 'fileKey']),
    by: 'id',
    type: 'uuid',
  });
  return (viewer: Viewer) => ({
    deposit: async (id: string) => (isId(id) ? deposit.load(viewer.accountIds, id) : null),
    portalFile: async (id: string) => {
      const row = isId(id) ? await file.load(viewer.accountIds, id) : null;
      return row && openedFile(row);
    },
    depositsOf: (reservationId: string) => deposits.load(viewer.accountIds, reservationId),
    portalFilesOf: async (reservationId: string) =>
      (await files.load(viewer.accountIds, reservationId)).map(openedFile),
    portalAdultsOf: (reservationId: string) => adults(viewer.accountIds, reservationId),
    portalStepsOf: (reservationId: string) => steps(viewer.accountIds, reservationId),
    /** Limited to one account instead of the viewer's accounts: for holders of a portal link. */
    portalStepsIn: (accountId: string, reservationId: string) => steps([accountId], reservationId),
    agreement: (row: Reservation) => agreementInForce(graph, row),
    placeOfStay: (row: Reservation, isReleased = false) => placeOfStay(graph, row, isReleased),
  });
}
