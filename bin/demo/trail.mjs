const ENTRIES = `
  with shift as (select id::uuid, seconds from jsonb_to_recordset($2::jsonb) as s(id text, seconds float8)), moved as (
    select t.*, a.sealed, t.occurred_at - make_interval(secs => coalesce(s.seconds,
      case when t.action = 'account.signed_in' then 0 else $3::float8 end)) as at
    from identity.audit_entry t
    join identity.event e on e.account_id = t.account_id and e.sequence = t.event_sequence
    left join shift s on s.id::text = coalesce(e.payload->>'reservationId', t.record_id)
    left join identity.audit_address a on a.account_id = t.account_id and a.sequence = t.sequence
    where t.account_id = $1
  )
  select account_id as "accountId", id, event_sequence::int as "eventSequence",
    to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "occurredAt", actor_kind as "actorKind",
    key_id as "keyId", address_digest as "addressDigest", action, record_kind as "recordKind",
    record_id as "recordId", request_id as "requestId", sealed
  from moved order by at, sequence`;

const WRITE = `
  with entry as (
    select * from jsonb_to_recordset($1::jsonb) as e("accountId" uuid, sequence bigint, id uuid, "eventSequence" bigint,
      "occurredAt" timestamptz, "actorKind" text, "keyId" text, "addressDigest" text, action text, "recordKind" text,
      "recordId" text, "requestId" text, "previousHash" text, hash text, sealed text)
  ), addressed as (
    insert into identity.audit_address (account_id, sequence, sealed)
    select "accountId", sequence, sealed from entry where sealed is not null
  ), told as (
    update identity.event t set sequence = -entry."eventSequence", occurred_at = entry."occurredAt"
    from entry where t.account_id = entry."accountId" and t.id = entry.id
  )
  insert into identity.audit_entry (account_id, sequence, id, event_sequence, occurred_at, actor_kind, key_id,
    address_digest, action, record_kind, record_id, request_id, previous_hash, hash)
  select "accountId", sequence, id, "eventSequence", "occurredAt", "actorKind", "keyId",
    "addressDigest", action, "recordKind", "recordId", "requestId", "previousHash", hash
  from entry`;

/**
 * Moves the events of each stay into the past with it, and everything that is not about a stay by `before` seconds, then
 * numbers and chains the trail again: it reads as if all had happened at its time, and verifies. `chain` is the
 * service's own code for hashes and the seal, which need the keys of the demo. `client` is in a transaction.
 */
export async function retell(client, accountId, given, before, { START, linkHash, sealOf }) {
  const { rows: heads } = await client.query(
    'select events_before::int as "eventsBefore" from identity.audit_head where account_id = $1 for update',
    [accountId],
  );
  const { rows } = await client.query(ENTRIES, [accountId, JSON.stringify(given), before]);
  let hash = START;
  const entries = rows.map((row, n) => {
    const link = { ...row, sequence: n + 1, eventSequence: heads[0].eventsBefore + n + 1 };
    const previousHash = hash;
    hash = linkHash(link, previousHash);
    return { ...link, previousHash, hash };
  });
  for (const table of ['audit_address', 'audit_entry', 'audit_anchor'])
    await client.query(`delete from identity.${table} where account_id = $1`, [accountId]);
  await client.query(WRITE, [JSON.stringify(entries)]);
  await client.query('update identity.event set sequence = -sequence where account_id = $1 and sequence < 0', [
    accountId,
  ]);
  const head = { accountId, sequence: entries.length, hash, eventsBefore: heads[0].eventsBefore };
  await client.query('update identity.audit_head set hash = $2, seal = $3 where account_id = $1', [
    accountId,
    hash,
    sealOf(head),
  ]);
}
