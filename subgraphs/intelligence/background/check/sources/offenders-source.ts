import { WARNING, mayBeBorn } from '../../../imported/offenders/look-up-offenders.js';
import { usStateOf } from '../../../lookups/address/us-states.js';
import { named } from '../person/checked-person.js';
import { type BackgroundSource, notSearched, searched } from './background-source.js';

/** Registers of sex offenders of the United States, where the law of the State allows the use. */
export const offendersSource: BackgroundSource = {
  key: 'sex_offenders',
  name: 'Sex offender registers',
  async ask({ doors, offenderStatesOff }, checked, asker) {
    const person = named(checked);
    if (!person) return notSearched('name_missing');
    const { firstName, lastName, dateOfBirth, country, state } = person;
    if (country !== null && country !== 'US') return notSearched('united_states_only');
    const code = state && usStateOf(state);
    if (!code) return notSearched('state_missing');
    // Asked here too: a provider outside knows nothing of the operator's switch.
    if (offenderStatesOff.includes(code)) return notSearched('state_switched_off');
    if (!dateOfBirth) return notSearched('date_of_birth_missing');
    const answer = await doors.sex_offenders({ firstName, lastName, birthDate: dateOfBirth, state: code }, asker);
    if (!answer.known) return notSearched(answer.reason);
    return searched(
      answer,
      answer.facts.offenders
        .filter(mayBeBorn(dateOfBirth))
        .map(({ name, city, state: of, birthDate, charges, aliases, imageUrl }) => ({
          ...{ title: name, subtitle: [city, of].filter(Boolean).join(', ') || null },
          // 34 USC 20920: everybody who is shown a register is told.
          description: [...charges, WARNING].join('; '),
          tags: [...(birthDate ? [`born ${birthDate}`] : []), ...aliases.slice(0, 5).map((alias) => `alias ${alias}`)],
          ...{ image: imageUrl, images: imageUrl ? [imageUrl] : [], link: null },
        })),
    );
  },
};
