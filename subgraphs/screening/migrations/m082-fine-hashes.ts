import { Migration } from '@mikro-orm/migrations';

/** By what copies are told from pictures that are alike, and which pictures numbers of a face are kept of. */
export class M082FineHashes extends Migration {
  override up(): void {
    this.addSql(`
      alter table screening.id_image add column fine_hash text, add column has_face boolean not null default false`);
    // What stands in sealed readings is not known here: the next run of the clock forgets, or a new picture tells.
    this.addSql(`update screening.id_image set has_face = true`);
    this.addSql(`create index id_image_faces on screening.id_image (account_id, uploaded_at) where has_face`);
  }
}
