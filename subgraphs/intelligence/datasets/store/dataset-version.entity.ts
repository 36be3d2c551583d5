import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '#kit/id.js';
import type { Coverage } from '../catalogue/dataset.js';

/**
 * One load of a data set. It and the rows that name it are reference data: they belong to no account and hold no key to
 * a tenant's table. Loads write by plain statements in batches; this class is for reading what there is.
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

  /** The day that the data is from, `YYYY-MM-DD`. */
  @Property({ type: 'text', columnType: 'date', nullable: true })
  sourceDate!: string | null;

  /** What it covers (`Coverage`); null where the data set does not say. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  coverage!: Coverage | null;

  /** When its publisher last confirmed that this is the latest; null where nobody asked. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  checkedAt!: Date | null;

  /** SHA-256 of the source, by which a load that was killed is known again. */
  @Property({ type: 'text', fieldName: 'hash' })
  fingerprint!: string;

  @Property({ type: 'text' })
  licence!: string;

  @Property({ type: 'integer', columnType: 'bigint' })
  rowCount!: number;

  /** Records that were well formed but of no use to the lookup. */
  @Property({ type: 'integer', columnType: 'bigint' })
  skipped!: number;

  /** How many records of the source are stored or skipped: where a load that was killed goes on. */
  @Property({ type: 'integer', columnType: 'bigint' })
  position!: number;

  /** The version of a feed under whose id its rows stand; null: they stand under its own. */
  @Property({ type: 'uuid', nullable: true })
  corpusId!: string | null;

  @Property({ type: 'text', nullable: true })
  problem!: string | null;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  startedAt!: Date;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  loadedAt!: Date | null;

  /** When its rows were gone; null while there are some. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  clearedAt!: Date | null;
}
