import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '#kit/id.js';
import type { Coverage } from '../catalogue/dataset.js';

/**
 * One import of a dataset. It and its rows are reference data: they belong to no account and contain no key of a
 * tenant's table. Imports write with plain batch statements; this class is for reading.
 */
@Entity({ tableName: 'dataset_version' })
export class DatasetVersion {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'text' })
  dataset!: string;

  @Property({ type: 'text' })
  part!: string;

  @Property({ type: 'text' })
  state!: 'loading' | 'in_force' | 'replaced' | 'failed';

  @Property({ type: 'text' })
  source!: string;

  /** Date of the data, `YYYY-MM-DD`. */
  @Property({ type: 'text', columnType: 'date', nullable: true })
  sourceDate!: string | null;

  /** Its coverage (`Coverage`); null if the dataset does not define one. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  coverage!: Coverage | null;

  /** When the publisher last confirmed that this is the latest version; null if never checked. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  checkedAt!: Date | null;

  /** SHA-256 of the source, used to resume an interrupted import. */
  @Property({ type: 'text', fieldName: 'hash' })
  fingerprint!: string;

  @Property({ type: 'text' })
  licence!: string;

  @Property({ type: 'integer', columnType: 'bigint' })
  rowCount!: number;

  /** Number of valid records that the lookup cannot use. */
  @Property({ type: 'integer', columnType: 'bigint' })
  skipped!: number;

  /** Number of records stored or skipped: where an interrupted import resumes. */
  @Property({ type: 'integer', columnType: 'bigint' })
  position!: number;

  /** The version of a feed under whose id the rows are stored; null: its own id. */
  @Property({ type: 'uuid', nullable: true })
  corpusId!: string | null;

  @Property({ type: 'text', nullable: true })
  problem!: string | null;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  startedAt!: Date;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  loadedAt!: Date | null;

  /** When its rows were deleted; null while there are some. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  clearedAt!: Date | null;
}
