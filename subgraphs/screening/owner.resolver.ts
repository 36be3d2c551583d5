import { accountFields } from '#kit/graph/account-fields.js';
import { BlacklistEntryType } from './booking/blacklist/blacklist-entry.type.js';
import { BusinessRuleType } from './screening/rules/business-rule.type.js';
import { Account } from './references/account.js';

const withAccount = accountFields(Account, (id) => ({ id }));

/** Accounts beside their IDs. */
export const OWNER_RESOLVERS = [
  withAccount(BlacklistEntryType, 'The account that owns the list.'),
  withAccount(BusinessRuleType, 'The account that owns the rule.'),
];
