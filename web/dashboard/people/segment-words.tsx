import { wordsFor } from '../language/server-words.js';

interface Words {
  name: string;
  description: string;
  recommendedAction: string;
}

/** Code of a segment: `High Value At Risk` is `segment.high_value_at_risk`. */
const codeOf = (name: string) => `segment.${name.toLowerCase().replaceAll(/[^a-z]+/g, '_')}`;

/** A segment's name in the language of the page. */
export const segmentName = (name: string): string => wordsFor(codeOf(name), name);

/** What guests of a segment have in common, and what to do. */
export const SegmentSummary = ({ segment: { name, description, recommendedAction } }: { segment: Words }) => (
  <>
    {wordsFor(`${codeOf(name)}.about`, description)}{' '}
    <strong>{wordsFor(`${codeOf(name)}.action`, recommendedAction)}</strong>
  </>
);
