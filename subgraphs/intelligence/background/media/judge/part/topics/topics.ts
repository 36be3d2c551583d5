/** What words are about, in whatever language; the model shares what it learns of a topic among languages. */
export type Topic =
  | 'crime'
  | 'harm'
  | 'penalty'
  | 'court'
  | 'custody'
  | 'probe'
  | 'flight'
  | 'confess'
  | 'clear'
  | 'hurt'
  | 'stage'
  | 'sport'
  | 'praise'
  | 'trade'
  | 'politics'
  | 'doubt'
  | 'bribe'
  | 'ban'
  | 'suit'
  | 'guest'
  | 'grief'
  | 'law';

/** Beginnings and phrases by topic, written as for the classes of words. */
export type Topics = Record<Topic, string>;
