import { readConfig } from '#kit/process/config.js';
import { LOOKUP_SHAPE, type LookupSettings, lookupsOf } from '#kit/process/settings/lookups.js';
import { serviceViewer } from '#kit/graph/graph.js';
import type { IntelligenceContext } from '#subgraphs/intelligence/context.js';
import { lookUpFor } from '#subgraphs/intelligence/doors/look-up.js';
import { openDoors } from '#subgraphs/intelligence/doors/open-doors.js';
import type { Report } from '#subgraphs/intelligence/doors/provider-failed.js';

/** The settings of lookups that an environment gives. */
export function lookupSettings(environment: Record<string, string> = {}): LookupSettings {
  return lookupsOf(readConfig(LOOKUP_SHAPE, environment));
}

/** What a resolver of the lookups gets, for the service itself. */
export function lookupContext(environment: Record<string, string> = {}, report?: Report): IntelligenceContext {
  const viewer = serviceViewer('anyone');
  return { viewer, report, lookUp: lookUpFor(openDoors(lookupSettings(environment)), viewer, report) };
}
