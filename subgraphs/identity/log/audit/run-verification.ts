import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { keyFileIn, keySource } from '#kit/cipher/cipher-key.js';
import { useKeys } from '#kit/cipher/keys-in-force.js';
import { startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { isId } from '#kit/id.js';
import type { CommandConfig } from '#kit/settings/command/config.js';
import { ownerUrlOf } from '#kit/store/database-urls.js';
import { type Anchor, readAnchorLine } from './anchor/anchor.js';
import { type Checked, checkChain, findAudited } from './check-chain.js';

/** Anchors by account, oldest first, and their total number. */
interface Anchors {
  count: number;
  of: Map<string, Anchor[]>;
}

/** Reads anchors from an anchor file or log file. Throws if the file cannot be read or a line is damaged. */
async function readAnchors(file: string): Promise<Anchors> {
  const anchors: Anchors = { count: 0, of: new Map() };
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    const anchor = read(line, number);
    if (!anchor) continue;
    const known = anchors.of.get(anchor.accountId);
    if (known) known.push(anchor);
    else anchors.of.set(anchor.accountId, [anchor]);
    anchors.count += 1;
  }
  for (const list of anchors.of.values()) list.sort((a, b) => a.sequence - b.sequence);
  return anchors;
}

function read(line: string, number: number): Anchor | null {
  try {
    return readAnchorLine(line);
  } catch (error) {
    throw new Error(`Line ${number}: ${(error as Error).message}.`, { cause: error });
  }
}

const USAGE = 'Usage: npm run audit:verify [-- --account <id>] [--since-anchor <file>]';

const NO_ANCHORS: Anchors = { count: 0, of: new Map() };

type Write = (line: string) => void;

const OPTIONS = { account: { type: 'string' }, 'since-anchor': { type: 'string' } } as const;

/** Parses the command line; null if it is invalid. */
function readParameters(args: string[]): { account: string | null; anchorFile: string | null } | null {
  try {
    const { values } = parseArgs({ args, options: OPTIONS, strict: true, allowPositionals: false });
    const { account, 'since-anchor': anchorFile } = values;
    if ((account !== undefined && !isId(account)) || anchorFile === '') return null;
    return { account: account?.toLowerCase() ?? null, anchorFile: anchorFile ?? null };
  } catch {
    return null;
  }
}

/**
 * Verifies the audit trail of every account, or of one, and writes a line for each; with an anchor file, also that
 * each trail still contains its anchors. Returns the exit code: 0 all valid, 1 broken, 2 nothing to check. May run
 * while the service runs.
 */
export async function runVerification(parameters: string[], config: CommandConfig, write: Write): Promise<number> {
  const wanted = readParameters(parameters);
  if (!wanted) return refuse(write, USAGE);
  if (!config.DATA_KEY && !existsSync(keyFileIn(config.DATA_DIR)))
    return refuse(write, `Set DATA_KEY: no key found in ${config.DATA_DIR}.`);
  const dataDir = join(config.DATA_DIR, 'postgres');
  if (!config.DATABASE_URL && !existsSync(dataDir)) return refuse(write, `No database found in ${config.DATA_DIR}.`);
  const { anchorFile } = wanted;
  const anchors = anchorFile === null ? NO_ANCHORS : await readAnchors(anchorFile).catch(messageOf);
  if (typeof anchors === 'string') return refuse(write, `Cannot read anchors from ${anchorFile}. ${anchors}`);
  if (anchorFile !== null && anchors.count === 0) return refuse(write, `No anchors found in ${anchorFile}.`);
  useKeys(keySource(config));
  const postgres = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client({
    connectionString: ownerUrlOf(config) ?? postgres!.ownerUrl,
  });
  try {
    await client.connect();
    return await verify(client, wanted.account, anchors, write);
  } finally {
    await client.end();
    await postgres?.stop();
  }
}

async function verify(client: pg.Client, account: string | null, anchors: Anchors, write: Write): Promise<number> {
  const startedAt = performance.now();
  await client.query('begin isolation level repeatable read read only');
  const known = new Set([...(await findAudited(client)), ...anchors.of.keys()]);
  const accounts = [...known].filter((id) => account === null || id === account);
  if (account && accounts.length === 0) return refuse(write, `Account ${account} has no audit trail.`);
  let [entries, broken] = [0, 0];
  for (const id of accounts) {
    const checked = await checkChain(client, id, anchors.of.get(id));
    write(lineOf(checked));
    entries += checked.entries;
    if (checked.broken) broken += 1;
  }
  await client.query('commit');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const compared = anchors.count > 0 ? `, ${anchors.count} anchors` : '';
  write(`${accounts.length} accounts, ${entries} entries${compared}, ${broken} broken, ${seconds} s`);
  return broken > 0 ? 1 : 0;
}

function lineOf({ accountId, entries, erasedAddresses, broken }: Checked): string {
  if (broken) return `${accountId}  BROKEN at ${broken.sequence}: ${broken.reason}`;
  const erased = erasedAddresses > 0 ? `, ${erasedAddresses} IP addresses erased` : '';
  return `${accountId}  ${entries} entries  OK${erased}`;
}

function refuse(write: Write, line: string): number {
  write(line);
  return 2;
}

const messageOf = ({ message }: Error): string => message;
