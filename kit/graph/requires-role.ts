import { Directive } from 'type-graphql';
import type { Role } from '../viewer/viewer.js';

/** The directive with the minimum role of a field, in the SDL of each subgraph and of the supergraph. */
export const REQUIRES_ROLE = 'requiresRole';

/**
 * Sets the minimum role that a signed-in user needs for a field. The gateway enforces it before execution. API keys have
 * no role. Root fields without it are not available to sessions.
 */
export function RequiresRole(role: Role): MethodDecorator & PropertyDecorator {
  return Directive(`@${REQUIRES_ROLE}(role: "${role}")`) as MethodDecorator & PropertyDecorator;
}

/** SDL of the directive for a subgraph: its definition, and the link that makes composition keep it. */
export const REQUIRES_ROLE_SDL = `
extend schema
  @link(url: "https://guest-screening.invalid/roles/v1.0", import: ["@${REQUIRES_ROLE}"])
  @composeDirective(name: "@${REQUIRES_ROLE}")

"""Minimum role that a signed-in user needs for this field: viewer, manager or owner."""
directive @${REQUIRES_ROLE}(role: String!) on FIELD_DEFINITION

`;
