import { OWN_ACCOUNT, PUBLIC_TO_KEYS, ownRow, profile } from './profiles.js';
import { graph } from './row.js';

/** Rules belong to one account: a parent has its own and does not reach its children's. */
const ownRule = profile({
  owner: 'answer',
  parent: 'RULE_NOT_FOUND',
  sibling: 'RULE_NOT_FOUND',
  stranger: 'RULE_NOT_FOUND',
  sdk: 'forbidden',
});
const ownRules = profile({
  owner: 'answer',
  parent: 'empty',
  sibling: 'empty',
  stranger: 'empty',
  sdk: 'forbidden',
});
const RULE = '{ id accountId name condition }';
const input = (name: string) => `{ name: "${name}", condition: "reservation.nights > 30", actions: [{ kind: FLAG }] }`;

let saved = 0;
const save = () =>
  `mutation { saveBusinessRule(input: ${input(`Rule ${(saved += 1)}`)}) { businessRule ${RULE} userErrors { code message field rule } } }`;

export const ruleRows = [
  graph('Query.businessRules', ownRules, () => `{ businessRules ${RULE} }`),
  graph(
    'Query.businessRule',
    ownRow('null'),
    async ({ freshRule }) =>
      `{ businessRule(id: "${await freshRule()}") { id versionConnection(first: 1) { edges { node { id condition } } } } }`,
  ),
  graph('Query.ruleFacts', PUBLIC_TO_KEYS, () => '{ ruleFacts { name kind } }'),
  graph(
    'Query.checkCondition',
    PUBLIC_TO_KEYS,
    () => '{ checkCondition(condition: "nights >") { message start end } }',
  ),
  graph(
    'Query.backTestBusinessRule',
    ownRule,
    async ({ freshRule }) => `{ backTestBusinessRule(id: "${await freshRule()}") { fired } }`,
  ),
  graph('Mutation.saveBusinessRule', OWN_ACCOUNT, save),
  graph(
    'Mutation.setBusinessRuleState',
    ownRule,
    async ({ freshRule }) =>
      `mutation { setBusinessRuleState(input: { id: "${await freshRule()}", state: SHADOW }) { businessRule ${RULE} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.restoreBusinessRule',
    ownRule,
    async ({ freshRule }) =>
      `mutation { restoreBusinessRule(input: { id: "${await freshRule()}", version: 1 }) { businessRule ${RULE} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.deleteBusinessRule',
    ownRule,
    async ({ freshRule }) =>
      `mutation { deleteBusinessRule(input: { id: "${await freshRule()}" }) { isDeleted userErrors { code message field rule } } }`,
  ),
];
