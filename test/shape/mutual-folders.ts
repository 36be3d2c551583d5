/** Neighbouring folders that import each other today. Part them and take them off the list; nothing is added to it. */
export const MUTUAL_FOLDERS = [
  'kit/cipher ⇄ process',
  'kit/graph ⇄ store',
  'kit/metrics ⇄ queue',
  'kit/metrics ⇄ store',
  'kit/process ⇄ store',
  'subgraphs/identity/account ⇄ keys',
  'subgraphs/identity/account ⇄ people',
  'subgraphs/property/account ⇄ search',
  'subgraphs/property/callback ⇄ listing',
  'subgraphs/property/listing ⇄ location',
];
