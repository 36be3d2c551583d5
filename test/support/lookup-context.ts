import { readConfig } from '#kit/process/config.js';
import { type AllLookupSettings, LOOKUP_SHAPE, lookupsOf } from '#subgraphs/intelligence/settings.js';
import { serviceViewer } from '#kit/graph/graph.js';
import type { IntelligenceContext } from '#subgraphs/intelligence/context.js';
import { lookUpFor, openProviders } from '#subgraphs/intelligence/open-providers.js';
import type { Report } from '#subgraphs/intelligence/providers/provider-failed.js';

/** The lookup settings of an environment. */
export function lookupSettings(environment: Record<string, string> = {}): AllLookupSettings {
  return lookupsOf(readConfig(LOOKUP_SHAPE, environment));
}

/** The context of a lookup resolver, for the service itself. */
export function lookupContext(environment: Record<string, string> = {}, report?: Report): IntelligenceContext {
  const viewer = serviceViewer('anyone');
  return { viewer, report, lookUp: lookUpFor(openProviders(lookupSettings(environment)), viewer, report) };
}
