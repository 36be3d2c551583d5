import { WARNING, mayBeBorn } from '../../../offenders/look-up-offenders.js';
import { usStateOf } from '../../../built-in/us-states.js';
import { named } from '../person/checked-person.js';
import { gapOf } from '../../../answer/gap.js';
import { type BackgroundSource, notApplicable, notSearched, searched } from './background-source.js';

const DATASET = 'sex-offenders';

/** US sex offender registers, where state law permits the use. */
export const offendersSource: BackgroundSource = {
  key: 'sex_offenders',
  name: 'Sex offender registers',
  async ask({ providers, offenderStatesOff }, checked, asker) {
    const person = named(checked);
    if (!person) return notSearched(DATASET, 'name_missing');
    const { firstName, lastName, dateOfBirth, country, state } = person;
    if (country !== null && country !== 'US') return notApplicable();
    const code = state && usStateOf(state);
    if (!code) return notSearched(DATASET, 'state_missing');
    // Checked here too: external providers do not know the operator's setting.
    if (offenderStatesOff.includes(code)) {
      const gap = gapOf(DATASET, 'state_switched_off', { state: code });
      return notSearched(DATASET, 'state_switched_off', [gap]);
    }
    if (!dateOfBirth) return notSearched(DATASET, 'date_of_birth_missing');
    const answer = await providers.sex_offenders({ firstName, lastName, birthDate: dateOfBirth, state: code }, asker);
    if (!answer.known) return notSearched(DATASET, answer.reason, answer.gaps);
    return searched(
      answer,
      answer.facts.offenders
        .filter(mayBeBorn(dateOfBirth))
        .map(({ name, city, state: of, birthDate, charges, aliases, imageUrl }) => ({
          title: name,
          subtitle: [city, of].filter(Boolean).join(', ') || null,
          // 34 USC 20920 requires a notice wherever register data is shown.
          description: [...charges, WARNING].join('; '),
          tags: [...(birthDate ? [`born ${birthDate}`] : []), ...aliases.slice(0, 5).map((alias) => `alias ${alias}`)],
          image: imageUrl,
          images: imageUrl ? [imageUrl] : [],
          link: null,
        })),
    );
  },
};
