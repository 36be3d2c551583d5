import { enumOf } from '#kit/graph/enum-of.js';

export const PhoneLineType = enumOf(
  'PhoneLineType',
  'The kind of line that a number range is set aside for by the numbering plan.',
  {
    mobile: 'A mobile telephone.',
    fixed_line: 'A line that ends at a place.',
    fixed_line_or_mobile: 'The plan gives both out of one range, as in the United States and Canada.',
    voip: 'A range kept for telephony over the internet.',
    toll_free: 'The called party pays.',
    premium_rate: 'The caller pays more than for an ordinary call.',
    shared_cost: 'Both parties pay.',
    personal_number: 'A number that follows a person from line to line.',
    pager: 'A pager.',
    uan: 'A company number that leads to several places.',
    voicemail: 'A mailbox for spoken messages.',
  },
);

export type PhoneLineType = keyof typeof PhoneLineType;
