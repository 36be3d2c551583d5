import { Migration } from '@mikro-orm/migrations';

export class M001Listings extends Migration {
  override up(): void {
    this.addSql(`
      create table property.listing (
        account_id uuid not null, id uuid not null, my_id text not null, status text not null,
        name text not null, nickname text not null, property_type text,
        accommodates double precision not null, bedrooms double precision not null,
        bathrooms double precision not null, beds double precision not null,
        check_in_time double precision not null, check_out_time double precision not null,
        location jsonb not null, pictures jsonb,
        created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id), unique (account_id, my_id))`);
  }
}
