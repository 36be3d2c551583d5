/** The name of a role, which goes into statements as it is. */
export type RoleName = `screening_${string}`;

/** The role with which a part of the service works: it owns nothing and can't log in. */
export function roleOf(part: string): RoleName {
  if (!/^[a-z]+(_search)?$/.test(part)) throw new Error(`Unknown part of the service: ${part}.`);
  return `screening_${part}`;
}

/** The role with which a part searches texts; see `forSearch`. */
export function searchRoleOf(part: string): RoleName {
  return `${roleOf(part)}_search`;
}
