/** SQL over `identity.user_session s`: the session has not expired, neither by age nor by 12 hours without use. */
export const IS_LIVE = `s.expires_at > now() and s.last_seen_at > now() - interval '12 hours'`;

/** SQL over `identity.user_session s`: the last use may be written again. */
export const IS_STALE = `s.last_seen_at < now() - interval '5 minutes'`;
