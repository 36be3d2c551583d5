import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { AuditFilter } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { ACTIONS } from '../look/event-names.js';
import { worded } from '../look/words.js';
import { LOCALE } from '../language/page-language.js';
import type { AuditSearch } from './audit-search.js';

const KINDS: Readonly<Record<string, string>> = {
  API: t`An API key`,
  SDK: t`An SDK key`,
  GUEST: t`The guest`,
  SERVICE: t`The service`,
};

/** The first moment of a day, or of the one `shift` days later; null if it is not a valid day. */
function startOf(day: string, shift: number): string | null {
  const [year, month, date] = day.split('-').map(Number);
  const moment = new Date(year!, month! - 1, date! + shift);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

export const filterOf = ({ action, by, from, to }: AuditSearch): AuditFilter => ({
  action: action || null,
  actorKind: (by && by in KINDS ? by : null) as AuditFilter['actorKind'],
  personId: by && !(by in KINDS) ? by : null,
  from: from ? startOf(from, 0) : null,
  to: to ? startOf(to, 1) : null,
});

/** Actions by the kind of record, each kind in the order of its words. */
const ACTION_GROUPS = [...new Set(ACTIONS.map(kindOf))]
  .map((kind) => ({
    group: worded(kind),
    items: ACTIONS.filter((action) => kindOf(action) === kind)
      .map((value) => ({ value, label: worded(value) }))
      .toSorted(byLabel),
  }))
  .toSorted((one, other) => one.group.localeCompare(other.group, LOCALE));

function kindOf(action: string): string {
  return action.split('.')[0]!;
}

function byLabel(one: { label: string }, other: { label: string }): number {
  return one.label.localeCompare(other.label, LOCALE);
}

interface AuditFiltersProps {
  given: AuditSearch;
  onChange(given: AuditSearch): void;
}

/** What was done, by whom, and on which days. */
export function AuditFilters({ given, onChange }: AuditFiltersProps) {
  const { data } = useAsked('Team', {});
  const team = (data?.assignees ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const set = (name: keyof AuditSearch, value: string) => onChange({ ...given, [name]: value || undefined });
  return (
    <div className="list-bar" role="search" aria-label={t`Filters`}>
      <NativeSelect
        label={t`Action`}
        value={given.action ?? ''}
        data={[{ value: '', label: t`Any action` }, ...ACTION_GROUPS]}
        onChange={(event) => set('action', event.currentTarget.value)}
      />
      <NativeSelect
        label={t({ message: 'By', comment: 'Column: who performed the action.' })}
        value={given.by ?? ''}
        data={[
          { value: '', label: t`Anyone` },
          ...(team.length > 0 ? [{ group: t`Team`, items: team }] : []),
          { group: t`Others`, items: Object.entries(KINDS).map(([value, label]) => ({ value, label })) },
        ]}
        onChange={(event) => set('by', event.currentTarget.value)}
      />
      <TextInput
        className="day-field"
        type="date"
        label={t`From`}
        value={given.from ?? ''}
        max={given.to}
        onChange={(event) => set('from', event.currentTarget.value)}
      />
      <TextInput
        className="day-field"
        type="date"
        label={t`To`}
        value={given.to ?? ''}
        min={given.from}
        onChange={(event) => set('to', event.currentTarget.value)}
      />
      {Object.values(given).some(Boolean) && (
        <Button variant="subtle" onClick={() => onChange({})}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </div>
  );
}
