import type { Measures } from '@guest-screening/tabular-models';
import type { ModelCard } from '../artefact/artefact.js';

/** Available measures as figures of a model card. */
export function figuresOf(prefix: string, measures: Measures): ModelCard['figures'] {
  return Object.entries(measures)
    .filter(([, value]) => Number.isFinite(value))
    .map(([name, value]) => ({ name: `${prefix} ${name}`, value: Number(value.toFixed(4)) }));
}
