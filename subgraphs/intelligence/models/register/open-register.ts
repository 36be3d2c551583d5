import pg from 'pg';
import type { ModelName, SealedArtefact } from '../artefact/artefact.js';
import { type Scorer, scorerOf } from '../artefact/scorer.js';
import { readArtefact } from '../artefact/seal.js';
import { shippedArtefact } from '../artefact/shipped.js';

/** The model that answers, and the one that is scored beside it without a say. */
export interface InUse {
  champion: Scorer;
  challenger: Scorer | null;
}

/** Gives the models in use. */
export interface Register {
  inUse(name: ModelName): Promise<InUse>;
}

/** How long a process goes on with what it knows before it asks which models are in use. */
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

/** What is in use by the database; where nothing was chosen, the model that comes with the service. */
export async function readInUse(pool: pg.Pool, name: ModelName): Promise<[SealedArtefact, SealedArtefact | null]> {
  const { rows } = await pool.query<Used>({ text: SQL, values: [name], types: pg.types });
  const of = (role: Used['role']) => {
    const body = rows.find((row) => row.role === role)?.body;
    return body ? readArtefact(body) : null;
  };
  return [of('champion') ?? shippedArtefact(name), of('challenger')];
}

/** What was chosen, in a text that is another when another was. */
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

/** The models in use, kept in memory and asked for again every few seconds, behind the answer that is being given. */
export function openRegister(pool: pg.Pool, report: (error: unknown) => void): Register {
  const known = new Map<ModelName, Known>();
  const asked = new Map<ModelName, Promise<InUse>>();

  async function ask(name: ModelName): Promise<InUse> {
    const [now, before] = [await chosen(pool, name), known.get(name)];
    // A model is read and proven when it is chosen, not every few seconds.
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
