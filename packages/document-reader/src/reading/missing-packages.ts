import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Returns the optional packages that are not installed. */
export function missingPackages(names: string[]): string[] {
  return names.filter((name) => {
    try {
      require.resolve(`${name}/package.json`);
      return false;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return true;
      throw error;
    }
  });
}
