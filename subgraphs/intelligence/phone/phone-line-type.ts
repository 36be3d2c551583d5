import { capitalEnumOf } from '#kit/graph/enum-of.js';

const MEANINGS = {
  mobile: 'Mobile phone.',
  fixed_line: 'Landline.',
  fixed_line_or_mobile:
    'Mobile or landline: the numbering plan uses one range for both, as in the United States and Canada.',
  voip: 'Internet phone (VoIP).',
  toll_free: 'Toll-free: the called party pays.',
  premium_rate: 'Premium rate: the caller pays more than the standard rate.',
  shared_cost: 'Shared cost: both parties pay.',
  personal_number: 'Personal number that follows a person across lines.',
  pager: 'Pager.',
  uan: 'Company number that reaches several locations.',
  voicemail: 'Voicemail.',
};

export type PhoneLineType = keyof typeof MEANINGS;

export const isLineType = (word: string): word is PhoneLineType => Object.hasOwn(MEANINGS, word);

export const PhoneLineTypeEnum = capitalEnumOf(
  'PhoneLineType',
  'Line type that the numbering plan assigns to the number range.',
  MEANINGS,
);
