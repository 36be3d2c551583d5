import { z } from 'zod';

/** Accepted names of property management systems, mapped to their IDs. */
export type PmsSystems = ReadonlyMap<string, string>;

const words = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);

const aliases = words.transform((pairs, context) =>
  pairs.map((pair) => {
    const [, name, system] = /^([^=\s]+)=([^=\s]+)$/.exec(pair) ?? [];
    if (name && system) return [name, system] as const;
    context.addIssue(`${pair} must be a name and a system, such as \`name=pms_01\``);
    return z.NEVER;
  }),
);

/** Supported property management systems, and their aliases as `name=system`, comma-separated. */
export const PMS_SHAPE = {
  PMS_IDS: words.default(['api', ...Array.from({ length: 16 }, (_, n) => `pms_${String(n + 1).padStart(2, '0')}`)]),
  PMS_ALIASES: aliases.default([]),
};

/** Returns all accepted names, and the problems with the configured aliases. */
export function pmsSystemsOf({ PMS_IDS: ids, PMS_ALIASES: given }: z.output<z.ZodObject<typeof PMS_SHAPE>>) {
  const problems = given.flatMap(([name, system], n) => [
    ...(ids.includes(system) ? [] : [`PMS_ALIASES: ${system} is not listed in PMS_IDS`]),
    ...(ids.includes(name) ? [`PMS_ALIASES: ${name} is the ID of a system`] : []),
    ...(given.findIndex(([other]) => other === name) < n ? [`PMS_ALIASES: ${name} is given twice`] : []),
  ]);
  const pmsSystems: PmsSystems = new Map([...ids.map((id) => [id, id] as const), ...given]);
  return { pmsSystems, problems };
}

/** Returns a problem if the property management system is not supported. */
export function systemProblems(ids: readonly string[], system: string) {
  return ids.includes(system) ? [] : [{ loc: ['pms'], msg: 'is not a supported system', type: 'enum' }];
}
