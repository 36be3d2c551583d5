import type pg from 'pg';
import { type Cell, copyLine, copyLines } from '../../datasets/store/copy-rows.js';
import { GuestNumbers } from '../guests/guest-numbers.js';
import { STAY_COLUMNS } from '../stays/put-stays.js';
import { type StayRow, keysOf } from '../stays/stay-row.js';
import { NEXT } from '../stays/stay-tables.js';
import { type Merged, noteMerged } from './next-tables.js';

const COLUMNS = ['account_id', ...STAY_COLUMNS];
const KEY_COLUMNS = ['account_id', 'digest', 'guest_id'];

/** Fewer, larger batches cost the server less. */
const ENOUGH_ROWS = 5_000;

function cell(value: string | number | boolean | null): Cell {
  return value === null ? null : String(value);
}

/**
 * Fills the new tables with stays, account by account. A stay's guest follows from the keys seen before it; if later
 * keys show that two guests are one, the merge is recorded for the end.
 */
export class NextFilling {
  private accountId = '';
  private account = Buffer.alloc(0);
  private numbers = new GuestNumbers();
  private joined: number[] = [];
  private merged: Merged[] = [];
  private stays: string[] = [];
  private keys: string[] = [];
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly client: pg.ClientBase) {}

  add(accountId: string, row: StayRow): void {
    if (accountId !== this.accountId) this.begin(accountId);
    const fresh: string[] = [];
    const before = this.numbers.size;
    const numbers = keysOf(row).map((digest) => {
      const known = this.numbers.size;
      const number = this.numbers.numberOf(this.markOf(digest));
      if (number === known) fresh.push(digest);
      return number;
    });
    for (const other of numbers.slice(1)) {
      const gone = this.numbers.join(numbers[0]!, other);
      if (gone !== null && gone < before) this.joined.push(gone);
    }
    const guestId = this.numbers.idOf(this.numbers.guestOf(numbers[0]!));
    for (const digest of fresh) this.keys.push(copyLine([accountId, digest, guestId]));
    const put = { ...row, guest_id: guestId };
    this.stays.push(copyLine([accountId, ...STAY_COLUMNS.map((name) => cell(put[name]))]));
  }

  /** Writes the collected rows in the background; waits for the previous write first. */
  async write(atLeast = ENOUGH_ROWS): Promise<void> {
    if (this.stays.length < atLeast && this.keys.length < atLeast) return;
    await this.writing;
    const [stays, keys, merged] = [this.stays, this.keys, this.merged];
    [this.stays, this.keys, this.merged] = [[], [], []];
    this.writing = this.put(stays, keys, merged);
    // Awaited by the next call; until then a failure must not count as unhandled.
    this.writing.catch(() => undefined);
  }

  /** Writes the remaining rows. */
  async end(): Promise<void> {
    this.begin('');
    await this.write(0);
    await this.writing;
  }

  private async put(stays: string[], keys: string[], merged: Merged[]): Promise<void> {
    await copyLines(this.client, NEXT.stay, COLUMNS, stays);
    await copyLines(this.client, NEXT.key, KEY_COLUMNS, keys);
    if (merged.length > 0) await noteMerged(this.client, merged);
  }

  private begin(accountId: string): void {
    for (const guest of this.joined)
      this.merged.push({
        accountId: this.accountId,
        guestId: this.numbers.idOf(guest),
        kept: this.numbers.idOf(this.numbers.guestOf(guest)),
      });
    [this.accountId, this.joined, this.numbers] = [accountId, [], new GuestNumbers()];
    this.account = Buffer.from(accountId.replaceAll('-', ''), 'hex');
  }

  /** A digest is the same in every account; a guest ID is not. */
  private markOf(digest: string): Buffer {
    const mark = Buffer.from(digest, 'base64url');
    for (const [n, byte] of this.account.entries()) mark[n]! ^= byte;
    return mark;
  }
}
