import { Directive } from 'type-graphql';
import type { Role } from '../viewer/viewer.js';

/** The directive that names the least role of a field, in the SDL of each subgraph and of the supergraph. */
export const REQUIRES_ROLE = 'requiresRole';

/**
 * Names the least role that a signed-in person needs for a field. The gateway enforces it before an operation runs; API
 * keys have no role. A root field without it is refused to every session.
 */
export function RequiresRole(role: Role): MethodDecorator & PropertyDecorator {
  return Directive(`@${REQUIRES_ROLE}(role: "${role}")`) as MethodDecorator & PropertyDecorator;
}

/** What the SDL of a subgraph says of the directive: its definition, and that composition keeps it. */
export const REQUIRES_ROLE_SDL = `
extend schema
  @link(url: "https://guest-screening.invalid/roles/v1.0", import: ["@${REQUIRES_ROLE}"])
  @composeDirective(name: "@${REQUIRES_ROLE}")

"""Minimum role that a signed-in user needs for this field: viewer, manager or owner."""
directive @${REQUIRES_ROLE}(role: String!) on FIELD_DEFINITION

`;
