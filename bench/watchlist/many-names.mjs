import { ALTERATIONS } from '../../packages/name-matching/bench/alter.mjs';

const WAYS = ['as listed', 'one typo', 'words in another order', 'other transliteration', 'first name as initial'];

const wordsOf = (text) => {
  const [last, first] = text.split(',');
  return (first ? `${first} ${last}` : text).trim().split(/\s+/).filter(Boolean);
};

/**
 * Lines of FollowTheMoney entities with one to three names each until there are `count` names: first words of one
 * listed
 * person with the rest of another, each altered differently, so that common words stay as common as they are.
 */
export function* manyNames(world, random, count) {
  const people = world.names.filter(
    ({ entry, script, prepared }) => entry.kind === 'person' && script === 'Latin' && prepared.telling > 1,
  );
  let [made, text] = [0, ''];
  for (let n = 0; made < count; n++) {
    const [one, other] = [wordsOf(random.of(people).text), wordsOf(random.of(people).text)];
    const name = [...one.slice(0, Math.max(1, one.length - 1)), other.at(-1)].join(' ');
    const names = Array.from({ length: Math.min(count - made, 1 + random.below(3)) }, (_, at) =>
      at === 0 ? name : (ALTERATIONS[random.of(WAYS)](random, name) ?? name),
    );
    made += names.length;
    const day = `${1940 + random.below(65)}-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`;
    const properties = { name: [names[0]], alias: names.slice(1), birthDate: [day], nationality: ['sy'] };
    text += `${JSON.stringify({ id: `Q${n}`, schema: 'Person', properties })}\n`;
    if (text.length > 1e6 || made >= count) {
      yield text;
      text = '';
    }
  }
}
