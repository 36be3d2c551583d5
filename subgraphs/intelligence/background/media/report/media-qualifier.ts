import { enumOf } from '#kit/graph/enum-of.js';
import type { MediaQualifier } from '../search/finding.js';

export const MediaQualifierEnum = enumOf<MediaQualifier>('MediaQualifier', 'Remark on an adverse media finding.', {
  same_age: 'The article states a matching age.',
  other_age: 'The article states another age.',
  other_middle_name: 'The article gives the person another middle name.',
  same_place: 'The article states a matching place.',
  no_longer_listed: 'An external provider no longer returns the article.',
  name_in_text_only: 'The name is in the body, and only the headline was classified.',
});
