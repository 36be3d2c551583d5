import { t } from '@lingui/core/macro';
import { Kbd, Switch } from '@mantine/core';
import { Dialog } from '../look/dialog.js';

const KEYS: [string, string][] = [
  ['j', t`Next reservation`],
  ['k', t`Previous reservation`],
  ['Enter', t({ message: 'Open', comment: 'Action: opens the selected reservation.' })],
  ['a', t`Approve`],
  ['d', t`Decline, with a reason`],
  ['x', t`Select or deselect`],
  ['u', t`Undo the last decision`],
  ['?', t`Show these keys`],
  [t`Ctrl K`, t`Search and go to a page`],
];

interface KeyHelpProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
  onClose(): void;
}

/** The keyboard shortcuts, and a switch that turns them off. */
export const KeyHelp = ({ isOn, onChange, onClose }: KeyHelpProps) => (
  <Dialog title={t`Keyboard shortcuts`} onClose={onClose}>
    <dl className="key-list">
      {KEYS.map(([key, text]) => (
        <div key={key}>
          <dt>
            <Kbd>{key}</Kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <Switch
      mt="md"
      label={t`Review with single keys`}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </Dialog>
);
