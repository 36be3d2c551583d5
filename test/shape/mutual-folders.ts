/** Neighbouring folders that import each other today. Part them and take them off the list; nothing is added to it. */
export const MUTUAL_FOLDERS = [
  'subgraphs/screening/blacklist ⇄ guest',
  'subgraphs/screening/blacklist ⇄ verification',
  'subgraphs/screening/guest ⇄ id-check',
  'subgraphs/screening/guest ⇄ reservation',
  'subgraphs/screening/guest ⇄ retention',
  'subgraphs/screening/guest ⇄ verification',
  'subgraphs/screening/id-check ⇄ retention',
  'subgraphs/screening/id-check ⇄ verification',
  'subgraphs/screening/message ⇄ reservation',
  'subgraphs/screening/message ⇄ verification',
  'subgraphs/screening/reservation ⇄ retention',
  'subgraphs/screening/reservation ⇄ verification',
  'subgraphs/screening/retention ⇄ verification',
  'subgraphs/screening/rules ⇄ verification',
];
