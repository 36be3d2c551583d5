import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { keyFileIn, keySource } from '#kit/cipher/cipher-key.js';
import { useKeys } from '#kit/cipher/keys-in-force.js';
import { startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { isId } from '#kit/id.js';
import { type Checked, checkChain, findAudited } from './check-chain.js';
import type { CommandConfig } from '#kit/process/command/config.js';

const USAGE = 'Usage: npm run audit:verify [-- --account <id>]';

type Write = (line: string) => void;

/**
 * Checks the audit trail of every account, or of the one named, and writes a line for each. Gives the exit code: 0 when
 * all hold, 1 when one is broken, 2 when there is nothing to check. The service may run or not.
 */
export async function runVerification(parameters: string[], config: CommandConfig, write: Write): Promise<number> {
  const [option, account] = parameters;
  if (option !== undefined && (option !== '--account' || !account || !isId(account) || parameters.length > 2))
    return refuse(write, USAGE);
  if (!config.DATA_KEY && !existsSync(keyFileIn(config.DATA_DIR)))
    return refuse(write, `Set DATA_KEY: there is no key in ${config.DATA_DIR}.`);
  const dataDir = join(config.DATA_DIR, 'postgres');
  if (!config.DATABASE_URL && !existsSync(dataDir)) return refuse(write, `There is no database in ${config.DATA_DIR}.`);
  useKeys(keySource(config));
  const postgres = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client({ connectionString: config.DATABASE_URL ?? postgres!.url });
  try {
    await client.connect();
    return await verify(client, account?.toLowerCase() ?? null, write);
  } finally {
    await client.end();
    await postgres?.stop();
  }
}

async function verify(client: pg.Client, account: string | null, write: Write): Promise<number> {
  const startedAt = performance.now();
  await client.query('begin isolation level repeatable read read only');
  const accounts = (await findAudited(client)).filter((id) => account === null || id === account);
  if (account && accounts.length === 0) return refuse(write, `Account ${account} has no audit trail.`);
  let [entries, broken] = [0, 0];
  for (const id of accounts) {
    const checked = await checkChain(client, id);
    write(lineOf(checked));
    entries += checked.entries;
    if (checked.broken) broken += 1;
  }
  await client.query('commit');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  write(`${accounts.length} accounts, ${entries} entries, ${broken} broken, ${seconds} s`);
  return broken > 0 ? 1 : 0;
}

function lineOf({ accountId, entries, erasedAddresses, broken }: Checked): string {
  if (broken) return `${accountId}  BROKEN at ${broken.sequence}: ${broken.reason}`;
  const erased = erasedAddresses > 0 ? `, ${erasedAddresses} addresses erased` : '';
  return `${accountId}  ${entries} entries  OK${erased}`;
}

function refuse(write: Write, line: string): number {
  write(line);
  return 2;
}
