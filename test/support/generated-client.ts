import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#kit/process/project-root.js';

const COMPILER = [
  '--strict',
  '--types',
  'node',
  '--target',
  'es2023',
  '--module',
  'nodenext',
  '--moduleResolution',
  'nodenext',
];

const run = promisify(execFile);

export interface GeneratedClient {
  /** Runs the program with these environment variables; returns what it prints, as JSON. Throws if it fails. */
  run(environment: Record<string, string>): Promise<unknown>;
  remove(): Promise<void>;
}

/**
 * Generates a client of the OpenAPI document, writes a program that uses it, and compiles both strictly. The arguments of
 * the generator's command may contain `{document}` and `{folder}`. Throws with what the compiler says.
 */
export async function generatedClient(command: string[], program: string): Promise<GeneratedClient> {
  const folder = await mkdtemp(join(tmpdir(), 'client-'));
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const document = join(projectRoot, 'schema/openapi.json');
  const [name, ...given] = command.map((word) => word.replace('{document}', document).replace('{folder}', folder));
  const options = { cwd: projectRoot, env: { PATH: process.env.PATH }, maxBuffer: 2 ** 24 };
  await run(join(projectRoot, 'node_modules/.bin', name!), given, options);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'tour.ts'), program);
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
  try {
    await run(
      process.execPath,
      [compiler, ...COMPILER, '--outDir', join(folder, 'out'), join(folder, 'tour.ts')],
      options,
    );
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout, { cause: error });
  }
  return {
    async run(environment) {
      const env = { ...options.env, ...environment };
      const { stdout } = await run(process.execPath, [join(folder, 'out/tour.js')], { ...options, env });
      return JSON.parse(stdout) as unknown;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
