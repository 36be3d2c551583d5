const HOLDER = `coalesce(s.person_id, s.account_id)`;

/**
 * SQL over a session `s` and `above` (its account and ancestors): one of them requires a second factor, and the user
 * has none. Two factors at the single sign-on provider count.
 */
export const MUST_ENROL = `(
  s.factor is distinct from 'provider'
  and exists (select from identity.sign_in_policy y join above on y.account_id = above.id and y.id = above.id
    where y.requires_second_factor)
  and not exists (select from identity.totp_factor t
    where t.account_id = s.account_id and t.id = ${HOLDER} and t.confirmed_at is not null)
  and not exists (select from identity.passkey k where k.account_id = s.account_id and k.holder_id = ${HOLDER}))`;
