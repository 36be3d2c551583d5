import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { PortalScreen, RuleActionKind } from '../graph/answers.js';
import { SCREENS } from '../look/screen-names.js';

export interface Action {
  kind: RuleActionKind;
  screen: string | null;
}

const ACTIONS: Record<RuleActionKind, string> = {
  FLAG: t`Send to review`,
  APPROVE: t`Approve`,
  DECLINE: t`Decline`,
  NOTIFY: t`Send an event`,
  REQUIRE_SCREEN: t`Require a screen`,
};

const MAX_ACTIONS = 5;
const KINDS = Object.entries(ACTIONS).map(([value, label]) => ({ value, label }));
const SCREEN_CHOICES = Object.entries(SCREENS).map(([value, { name }]) => ({ value, label: name }));

/** “Send to review”, “Require “House rules””. */
export const actionText = ({ kind, screen }: Action): string =>
  screen ? t`Require “${SCREENS[screen as PortalScreen].name}”` : ACTIONS[kind];

interface ActionsFieldProps {
  actions: readonly Action[];
  onChange(actions: Action[]): void;
}

/** What a rule does, one row for each action. */
export function ActionsField({ actions, onChange }: ActionsFieldProps) {
  const replace = (at: number, action: Action) => onChange(actions.map((one, n) => (n === at ? action : one)));
  return (
    <fieldset className="rule-then">
      <legend>
        <Trans>Then</Trans>
      </legend>
      {actions.map(({ kind, screen }, n) => (
        <div key={n} className="rule-action">
          <NativeSelect
            aria-label={t`Action ${n + 1}`}
            data={KINDS}
            value={kind}
            onChange={({ currentTarget: { value } }) =>
              replace(n, {
                kind: value as RuleActionKind,
                screen: value === 'REQUIRE_SCREEN' ? SCREEN_CHOICES[0]!.value : null,
              })
            }
          />
          {screen && (
            <NativeSelect
              aria-label={t`Screen of action ${n + 1}`}
              data={SCREEN_CHOICES}
              value={screen}
              onChange={(event) => replace(n, { kind, screen: event.currentTarget.value })}
            />
          )}
          {actions.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t`Remove action ${n + 1}`}
              onClick={() => onChange(actions.filter((_, at) => at !== n))}
            >
              <IconTrash size={16} stroke={1.5} />
            </ActionIcon>
          )}
        </div>
      ))}
      {actions.length < MAX_ACTIONS && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => onChange([...actions, { kind: 'NOTIFY', screen: null }])}
        >
          <Trans>Add an action</Trans>
        </Button>
      )}
    </fieldset>
  );
}
