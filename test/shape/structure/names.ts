import { nameViolations } from '../rules/names.js';
import { code } from '../rules/tree.js';

const found = (path: string, text = '') => nameViolations([{ path, text }]);

describe('names', () => {
  test.each([
    'kit/rowBase.ts',
    'kit/Row.ts',
    'kit/row_store.ts',
    'kit/row.dto.ts',
    'kit/row-base.ts',
    'kit/utils.ts',
    'kit/utils/row.ts',
    'subgraphs/screening/services/decide.ts',
    'subgraphs/screening/screening-service.ts',
    'subgraphs/screening/Decision/decide.ts',
    'test/support/builder-helpers.ts',
  ])('refuses the file name %s', (path) => expect(found(path)).not.toEqual([]));

  test.each([
    'kit/row.ts',
    'gateway/data-source.ts',
    'subgraphs/screening/booking/reservation/reservation.entity.ts',
    'subgraphs/screening/payment/extra-services.ts',
    'test/rooms/decide-reservation.test.ts',
    'kit/database.ts',
  ])('accepts the file name %s', (path) => expect(found(path)).toEqual([]));

  test.each([
    'export class KeyManager {}',
    'export abstract class RowBase {}',
    'export function dateUtil() {}',
    'export const mailService = 1, x = 2;',
    'export const { textUtils } = x;',
    'export interface StoreImpl {}',
    'export type Helper = string;',
    'const x = 1; export { x as rowHelper };',
  ])('refuses the export name %s', (text) => expect(found('kit/row.ts', text)).toHaveLength(1));

  test.each([
    'export class Database {}',
    'export class ExtraServices {}',
    'export const based = 1;',
    'class KeyManager {}',
    "import type { EntityManager } from '@mikro-orm/core'; export type Row = EntityManager;",
  ])('accepts the export name %s', (text) => expect(found('kit/row.ts', text)).toEqual([]));

  test('hold in this repository', () => expect(nameViolations(code)).toEqual([]));
});
