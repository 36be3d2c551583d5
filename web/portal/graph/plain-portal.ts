import { type Values, plainAnswers } from '../../graph/portal-answers.js';
import type { PortalParts } from './answers.js';

interface Field {
  kind?: string;
  types?: string[] | null;
  choices?: unknown[] | null;
  maxMegabytes?: number | null;
  when?: { field: string; text: string | null; isAcknowledged: boolean | null } | null;
}

/** The portal with content and drafts as the forms use them. */
export function plainPortal(portal: PortalParts): PortalParts {
  const tasks = portal.tasks.map((task) => ({
    ...task,
    content: plainContent((task.content as Values | null) ?? {}),
    draft: task.draft && plainAnswers(task.draft),
  }));
  return { ...portal, tasks };
}

export function plainContent({ fields, slots, ...content }: Values & { fields?: Field[]; slots?: Field[] }): Values {
  return {
    ...content,
    ...(fields && { fields: fields.map(plainField) }),
    ...(slots && { slots: slots.map(plainField) }),
  };
}

/** Omits the members that a question does not have. */
function plainField({ kind, types, choices, maxMegabytes, when, ...field }: Field): Values {
  return {
    ...field,
    ...(kind && { kind: kind.toLowerCase() }),
    ...(types && { types: types.map((type) => type.toLowerCase()) }),
    ...(choices && { choices }),
    ...(maxMegabytes && { maxMegabytes }),
    ...(when && { when: { field: when.field, equals: when.text ?? when.isAcknowledged } }),
  };
}
