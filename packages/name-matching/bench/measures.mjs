import { crc32 } from 'node:zlib';
import { ALTERATIONS } from './alter.mjs';
import { prepareName, qualify, scoreNames } from '@guest-screening/name-matching';
import { strangeFirms, strangers } from './strangers.mjs';

export const quantile = (numbers, share) => {
  const sorted = [...numbers].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** Runs each query and records rank and score of the correct entry, and the time taken. */
export function ask(world, queries) {
  return queries.map(({ text, kind, target, skip }) => {
    const start = performance.now();
    const { hits, scored, scoringMs } = world.index.search(prepareName(text, kind, world.rarity), skip);
    const place = hits.findIndex(({ one }) => one === target);
    return {
      ms: performance.now() - start,
      scored,
      scoringMs,
      place,
      score: hits[place]?.score ?? 0,
      text,
      kind,
      target,
      hits,
    };
  });
}

const within = (answers, places) =>
  answers.filter(({ place }) => place >= 0 && place < places).length / (answers.length || 1);

export const recalls = (answers) => ({ at1: within(answers, 1), at10: within(answers, 10), asked: answers.length });

/** Altered main names of one source, `count` per kind of alteration. */
export function altered(world, random, source, count) {
  const entries = world.entries.filter((entry) => entry.source === source && entry.names[0].prepared.telling > 1);
  return Object.entries(ALTERATIONS).map(([way, alter]) => {
    const queries = random.sample(entries, count).flatMap((entry) => {
      const text = alter(random, entry.names[0].text);
      return text ? [{ text, kind: entry.kind, target: entry.one }] : [];
    });
    return { way, answers: ask(world, queries) };
  });
}

/** Whether two names share the first letters of a word. */
export const near = (one, other) =>
  one.prepared.text.split(' ').some((w) => w.length > 3 && other.prepared.text.includes(w.slice(0, 4)));

/** Real aliases as queries, left out of the index; `related`: those that share the start of a word. */
export function aliases(world, random, count, isQuery) {
  const entries = random.sample(
    world.entries.filter((entry) => entry.names.length > 1 && entry.names.slice(1).some(isQuery)),
    count,
  );
  const queries = entries.map((entry) => {
    const name = random.of(entry.names.slice(1).filter(isQuery));
    const others = entry.names.filter((other) => other !== name);
    const skip = (other) => other.entry.one === entry.one && (other.text === name.text || other.script !== 'Latin');
    return {
      text: name.text,
      kind: entry.kind,
      target: entry.one,
      skip,
      related: others.some((other) => near(name, other)),
    };
  });
  const answers = ask(world, queries);
  return { all: answers, related: answers.filter((_, at) => queries[at].related) };
}

/**
 * The half that an entry belongs to, by a checksum of its first name. Misses in one half (`look`) may be read to find out
 * what to improve; the other half is only measured. Entries of one party are in the same half.
 */
export const halfOf = (world, entry) => (crc32(world.entries[entry.one].names[0].text) % 2 === 0 ? 'look' : 'measure');

/** Best F1 of scored pairs over all thresholds, and the figures at 0.7. */
export function figuresOf(scored) {
  const at = (least) => {
    const given = scored.filter((pair) => pair.score >= least);
    const right = given.filter(({ same }) => same).length;
    const same = scored.filter((pair) => pair.same).length;
    return {
      least,
      f1: (2 * right) / (given.length + same),
      precision: right / (given.length || 1),
      recall: right / same,
    };
  };
  const best = Array.from({ length: 90 }, (_, n) => at(0.1 + n / 100)).sort((a, b) => b.f1 - a.f1)[0];
  return { best, fixed: at(0.7) };
}

/**
 * Two names of one person (or firm), and a name with a similar one of another, in equal numbers; best F1, and F1 at 0.7.
 * `isIn(entry)` limits the entries of both.
 */
export function pairs(world, random, count, dates, kind = 'person', isIn = () => true) {
  const entries = world.entries.filter((entry) => entry.kind === kind && entry.names.length > 1 && isIn(entry));
  const scored = [];
  const score = (left, right, same) => {
    const { score: found, confirmed } = scoreNames(left.prepared, right.prepared);
    scored.push({ same, score: dates ? qualify(found, left.entry, right.entry, confirmed).score : found, left, right });
  };
  for (const entry of random.sample(entries, count)) {
    const strong = entry.names.filter(({ quality, prepared }) => quality === 'strong' && prepared.telling > 0);
    const [left, right] = random.sample(strong, 2);
    if (!left || !right) continue;
    const others = world.index
      .search(left.prepared)
      .hits.filter(({ one, name }) => one !== entry.one && name.entry.kind === kind && isIn(name.entry));
    const other = random.of(others.slice(0, 40));
    if (!other) continue;
    score(left, right, true);
    score(left, other.name, false);
  }
  const exact = scored.filter(({ score: value }) => value === 1).length / scored.length;
  return { ...figuresOf(scored), exact, scored };
}

/** Best scores of unlisted people: by name, and with their birth date. */
export function falsePositives(world, random, count) {
  const onLists = new Set(world.names.map(({ prepared }) => world.words(prepared)));
  const people = strangers(random, count)
    .map((person) => ({ ...person, prepared: prepareName(person.name, 'person', world.rarity) }))
    .filter(({ prepared }) => !onLists.has(world.words(prepared)));
  return people.map(({ name, birthDate, prepared }) => {
    const { hits } = world.index.search(prepared);
    const dated = hits
      .slice(0, 40)
      .map((hit) => qualify(hit.score, { birthDates: [birthDate] }, hit.name.entry, hit.confirmed).score);
    return { name, score: hits[0]?.score ?? 0, dated: Math.max(0, ...dated), hit: hits[0]?.name.text };
  });
}

/** Best scores of unlisted companies, by name. */
export function falseFirms(world, random, count) {
  const onLists = new Set(world.names.map(({ prepared }) => world.words(prepared)));
  const firms = strangeFirms(random, count).map(({ name }) => ({
    name,
    prepared: prepareName(name, 'entity', world.rarity),
  }));
  return firms
    .filter(({ prepared }) => !onLists.has(world.words(prepared)))
    .map(({ name, prepared }) => {
      const { hits } = world.index.search(prepared);
      return { name, score: hits[0]?.score ?? 0, hit: hits[0]?.name.text };
    });
}
