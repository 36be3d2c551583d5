import { readFileSync } from 'node:fs';

/** Settings that are set, and what is wrong with those whose file could not be read, by the setting's name. */
interface Given {
  given: Record<string, string | undefined>;
  unread: Map<string, string>;
}

/**
 * An environment without empty variables, where `NAME_FILE` names a file that holds the value of NAME: that is how
 * containers are given secrets. A setting whose own name ends in `_FILE` is none of those.
 */
export function withFiles(names: string[], environment: NodeJS.ProcessEnv): Given {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const unread = new Map<string, string>();
  for (const name of names) {
    const setting = `${name}_FILE`;
    const file = given[setting];
    if (file === undefined || names.includes(setting)) continue;
    try {
      if (given[name] !== undefined) throw new Error(`${name} is set too. Keep one of the two.`);
      given[name] = contentOf(file);
    } catch (error) {
      unread.set(name, `${setting}: ${(error as Error).message}`);
    }
  }
  return { given, unread };
}

/** A file's text without the line break that editors put at its end. Throws with the path, never with what is in it. */
function contentOf(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`Cannot read ${file} (${code}). Put a file there that the user of the service may read.`, {
      cause: error,
    });
  }
  const value = text.replace(/\r?\n$/, '');
  if (value === '') throw new Error(`${file} is empty.`);
  return value;
}
