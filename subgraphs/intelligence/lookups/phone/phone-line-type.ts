import { registerEnumType } from 'type-graphql';

export const PhoneLineType = {
  mobile: 'mobile',
  fixed_line: 'fixed_line',
  fixed_line_or_mobile: 'fixed_line_or_mobile',
  voip: 'voip',
  toll_free: 'toll_free',
  premium_rate: 'premium_rate',
  shared_cost: 'shared_cost',
  personal_number: 'personal_number',
  pager: 'pager',
  uan: 'uan',
  voicemail: 'voicemail',
} as const;

export type PhoneLineType = keyof typeof PhoneLineType;

registerEnumType(PhoneLineType, {
  name: 'PhoneLineType',
  description: 'The kind of line that a number range is set aside for by the numbering plan.',
  valuesConfig: {
    mobile: { description: 'A mobile telephone.' },
    fixed_line: { description: 'A line that ends at a place.' },
    fixed_line_or_mobile: { description: 'The plan gives both out of one range, as in the United States and Canada.' },
    voip: { description: 'A range kept for telephony over the internet.' },
    toll_free: { description: 'The called party pays.' },
    premium_rate: { description: 'The caller pays more than for an ordinary call.' },
    shared_cost: { description: 'Both parties pay.' },
    personal_number: { description: 'A number that follows a person from line to line.' },
    pager: { description: 'A pager.' },
    uan: { description: 'A company number that leads to several places.' },
    voicemail: { description: 'A mailbox for spoken messages.' },
  },
});
