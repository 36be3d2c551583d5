import { ROLES, type Role } from '#kit/viewer/viewer.js';
import type { FoundConnection } from './find-connection.js';

/** The highest role that a mapped value of the claim gives, else the default; null: whoever has none may not sign in. */
export function mapRole(
  claims: Record<string, unknown>,
  { roleClaim, roleMap, defaultRole }: Pick<FoundConnection, 'roleClaim' | 'roleMap' | 'defaultRole'>,
): Role | null {
  const told = roleClaim === null || !Object.hasOwn(claims, roleClaim) ? [] : [claims[roleClaim]].flat();
  const mapped = roleMap.filter(({ value }) => told.includes(value)).map(({ role }) => ROLES.indexOf(role));
  return mapped.length > 0 ? ROLES[Math.max(...mapped)]! : defaultRole;
}
