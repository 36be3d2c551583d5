import { Kbd, Switch } from '@mantine/core';
import { Dialog } from '../look/dialog.js';

const KEYS: [string, string][] = [
  ['j', 'Next reservation'],
  ['k', 'Previous reservation'],
  ['Enter', 'Open'],
  ['a', 'Approve'],
  ['d', 'Decline, with a reason'],
  ['x', 'Select or deselect'],
  ['u', 'Undo the last decision'],
  ['?', 'Show these keys'],
  ['Ctrl K', 'Search and go to a page'],
];

interface KeyHelpProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
  onClose(): void;
}

/** The keyboard shortcuts, and a switch that turns them off. */
export const KeyHelp = ({ isOn, onChange, onClose }: KeyHelpProps) => (
  <Dialog title="Keyboard shortcuts" onClose={onClose}>
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
      label="Review with single keys"
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </Dialog>
);
