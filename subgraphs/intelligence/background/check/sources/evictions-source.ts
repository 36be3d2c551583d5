import { evictionQuestion } from '../../../evictions/find-evictions.js';
import { usStateOf } from '../../../built-in/us-states.js';
import { named } from '../person/checked-person.js';
import { gapOf } from '../../../answer/gap.js';
import { type BackgroundSource, notApplicable, notSearched, searched } from './background-source.js';

const MAX_CASES = 25;

/** Eviction cases of the last seven years in the person's US state, where the operator may use them. */
export const evictionsSource: BackgroundSource = {
  key: 'evictions',
  name: 'Tenant evictions',
  async ask({ providers, reads, checkedEvictionStatesOff }, checked, asker) {
    const person = named(checked);
    if (!person) return notSearched('evictions', 'name_missing');
    const { firstName, lastName, country, state } = person;
    if (country !== null && country !== 'US') return notApplicable();
    const code = state && usStateOf(state);
    // A search by name alone would return the cases of everyone with that name.
    if (!code) return notSearched('evictions', 'state_missing');
    if (checkedEvictionStatesOff.includes(code)) {
      const gap = gapOf('evictions', 'state_switched_off', { state: code });
      return notSearched('evictions', 'state_switched_off', [gap]);
    }
    const search = { fullName: `${firstName} ${lastName}`, countryCode: 'US', stateCode: code };
    const question = evictionQuestion(search, reads.evictionStatesOff, 0, MAX_CASES);
    const answer = await providers.evictions(question, asker);
    if (!answer.known) return notSearched('evictions', answer.reason, answer.gaps);
    return searched(
      answer,
      answer.facts.items.map(({ caseNumber, evictionDate, street, city, stateCode, source, sourceUrl }) => ({
        title: caseNumber ? `Eviction case ${caseNumber}` : 'Eviction case',
        subtitle: [street, city, stateCode].filter(Boolean).join(', ') || null,
        link: sourceUrl,
        description: `Filed on ${evictionDate}. Matched by name only: verify that this is the same person.`,
        tags: [source],
        image: null,
        images: [],
      })),
    );
  },
};
