import { endOnBadStart } from '#kit/start/process-end.js';
import { commandConfig } from '#kit/settings/command/config.js';
import { runVerification } from './run-verification.js';

/** `npm run audit:verify`: verifies that the audit trail is unchanged. */
async function main(): Promise<void> {
  const write = (line: string) => void process.stdout.write(`${line}\n`);
  process.exitCode = await runVerification(process.argv.slice(2), commandConfig(), write);
}

main().catch(endOnBadStart('audit'));
