import { readFileSync } from 'node:fs';

/** The settings that are set, and by name the problems of those whose file could not be read. */
interface Given {
  given: Record<string, string | undefined>;
  unread: Map<string, string>;
}

/**
 * Resolves an environment: drops empty variables, and reads NAME from the file that `NAME_FILE` points to, as Docker
 * and Kubernetes pass secrets. A setting whose own name ends in `_FILE` is not treated this way.
 */
export function withFiles(names: string[], environment: NodeJS.ProcessEnv): Given {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const unread = new Map<string, string>();
  for (const name of names) {
    const setting = `${name}_FILE`;
    const file = given[setting];
    if (file === undefined || names.includes(setting)) continue;
    try {
      if (given[name] !== undefined) throw new Error(`${name} is set too. Remove one of the two.`);
      given[name] = contentOf(file);
    } catch (error) {
      unread.set(name, `${setting}: ${(error as Error).message}`);
    }
  }
  return { given, unread };
}

/** Reads a file without its trailing line break. Errors name the path, never the content. */
function contentOf(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `Cannot read ${file} (${code}). Make sure the file exists and the user that runs the service can read it.`,
      {
        cause: error,
      },
    );
  }
  const value = text.replace(/\r?\n$/, '');
  if (value === '') throw new Error(`${file} is empty.`);
  return value;
}
