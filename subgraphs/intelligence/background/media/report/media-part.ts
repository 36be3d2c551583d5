import { enumOf } from '#kit/graph/enum-of.js';
import type { Part } from '../judge/part/evidence.js';
import type { Outcome } from '../judge/part/read-article.js';

export const ArticleOutcomeEnum = enumOf<Outcome>('ArticleOutcome', 'Whether an article speaks against the person.', {
  adverse: 'The person is accused, convicted, sued or said to have done harm.',
  mentioned: 'The person is mentioned otherwise: as judge, victim or witness, or cleared.',
  unclear: 'The part of the person could not be recognized, or the article may be about a namesake: needs review.',
});

export const ArticleRoleEnum = enumOf<Part>('ArticleRole', 'Part that the person plays in an article.', {
  accused: 'Accused, arrested, convicted or sued.',
  cleared: 'Acquitted, or no longer accused.',
  victim: 'Victim.',
  relative: 'Relative or friend of someone in the article.',
  claimant: 'Claimant or whistleblower.',
  speaker: 'Quoted.',
  doubt: 'Questioned, or linked to the matter without an accusation.',
  judge: 'Judge.',
  police: 'Police officer.',
  prosecutor: 'Prosecutor.',
  lawyer: 'Lawyer.',
  witness: 'Witness or neighbor.',
  expert: 'Expert, physician or researcher.',
  reporter: 'Journalist or author.',
  official: 'Official, spokesperson or campaigner.',
  artist: 'Artist or actor.',
});
