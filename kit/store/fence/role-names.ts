/** A role name, safe to insert into statements. */
export type RoleName = `screening_${string}`;

/** The role of a part of the service: it owns nothing and can't log in. */
export function roleOf(part: string): RoleName {
  if (!/^[a-z]+(_search)?$/.test(part)) throw new Error(`Unknown part of the service: ${part}.`);
  return `screening_${part}`;
}

/** The role of a part for text search; see `forSearch`. */
export function searchRoleOf(part: string): RoleName {
  return `${roleOf(part)}_search`;
}
