import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#kit/process/project-root.js';
import { type RunningTest, runningTest } from '../support/running.js';

const run = promisify(execFile);
let service: RunningTest;

beforeAll(async () => void (service = await runningTest()));
afterAll(() => service?.stop());

/** The output of MikroORM's own command for one subgraph's migrations. */
async function migrations(command: string, contextName: string, settings: Record<string, string>): Promise<string> {
  const cli = join(projectRoot, 'node_modules/@mikro-orm/cli/cli.js');
  const env = { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '', ...settings };
  const { stdout } = await run(process.execPath, [cli, `migration:${command}`, '--contextName', contextName], {
    cwd: projectRoot,
    env,
  });
  return stdout;
}

test.each(['identity', 'property', 'screening', 'intelligence'])(
  "MikroORM's command lists the migrations of %s, with none pending",
  async (name) => {
    const settings = { DATABASE_URL: service.databaseUrl };
    expect(await migrations('list', name, settings)).toMatch(/m001-\w+/);
    expect(await migrations('pending', name, settings)).not.toMatch(/m\d{3}-/);
  },
);

test('without a database reports the missing setting', async () => {
  await expect(migrations('list', 'property', { DATABASE_URL: '' })).rejects.toThrow('DATABASE_URL');
});
