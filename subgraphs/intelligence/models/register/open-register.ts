import pg from 'pg';
import type { ModelName, SealedArtefact } from '../artefact/artefact.js';
import { type Scorer, scorerOf } from '../artefact/scorer.js';
import { readArtefact } from '../artefact/seal.js';
import { shippedArtefact } from '../artefact/shipped.js';

/** The champion, whose predictions are returned, and the challenger, which is only scored. */
export interface InUse {
  champion: Scorer;
  challenger: Scorer | null;
}

/** Returns the models in use. */
export interface Register {
  inUse(name: ModelName): Promise<InUse>;
}

/** How long a process uses its cached models before it checks again. */
const FRESH_MS = 5_000;

const CHOSEN = `
  select distinct on (role) role, hash from intelligence.model_use where model = $1 order by role, id desc`;

const SQL = `
  select u.role, u.hash, a.body
  from (${CHOSEN}) u left join intelligence.model_artefact a on a.hash = u.hash`;

interface Used {
  role: 'champion' | 'challenger';
  hash: string | null;
  body: string | null;
}

/** Reads the models in use from the database; defaults to the built-in model. */
export async function readInUse(pool: pg.Pool, name: ModelName): Promise<[SealedArtefact, SealedArtefact | null]> {
  const { rows } = await pool.query<Used>({ text: SQL, values: [name], types: pg.types });
  const of = (role: Used['role']) => {
    const body = rows.find((row) => row.role === role)?.body;
    return body ? readArtefact(body) : null;
  };
  return [of('champion') ?? shippedArtefact(name), of('challenger')];
}

/** Text that identifies the chosen models, to detect changes. */
async function chosen(pool: pg.Pool, name: ModelName): Promise<string> {
  return JSON.stringify((await pool.query({ text: CHOSEN, values: [name], types: pg.types })).rows);
}

interface Known {
  inUse: InUse;
  chosen: string;
  askedAt: number;
}

const scorersOf = ([champion, challenger]: [SealedArtefact, SealedArtefact | null]): InUse => ({
  champion: scorerOf(champion),
  challenger: challenger && scorerOf(challenger),
});

/** Keeps the models in use in memory and refreshes them in the background every few seconds. */
export function openRegister(pool: pg.Pool, report: (error: unknown) => void): Register {
  const known = new Map<ModelName, Known>();
  const asked = new Map<ModelName, Promise<InUse>>();

  async function ask(name: ModelName): Promise<InUse> {
    const [now, before] = [await chosen(pool, name), known.get(name)];
    // A model is read and verified only when the choice changes.
    const inUse = before?.chosen === now ? before.inUse : scorersOf(await readInUse(pool, name));
    known.set(name, { inUse, chosen: now, askedAt: Date.now() });
    return inUse;
  }

  function once(name: ModelName): Promise<InUse> {
    const running = asked.get(name) ?? ask(name).finally(() => asked.delete(name));
    asked.set(name, running);
    return running;
  }

  return {
    async inUse(name) {
      const found = known.get(name);
      if (!found) return once(name);
      if (Date.now() - found.askedAt > FRESH_MS) {
        found.askedAt = Date.now();
        once(name).catch(report);
      }
      return found.inUse;
    },
  };
}
