import { t } from '@lingui/core/macro';
import { Kbd, Switch } from '@mantine/core';
import { Dialog } from './dialog.js';
import { useKeySwitch } from './single-keys.js';

/** Needs a keyboard and a pointer: hidden where there is only touch. */
const SHIFT_CLICK = t`Shift + click`;

const KEYS: [string, string][] = [
  ['j', t`Next reservation`],
  ['k', t`Previous reservation`],
  ['Enter', t({ message: 'Open', comment: 'Action: opens the selected reservation.' })],
  ['a', t`Approve`],
  ['d', t`Decline, with a reason`],
  ['r', t`Ask for the ID again`],
  ['n', t`Write a note`],
  ['m', t`Send message`],
  ['x', t`Select or deselect`],
  [SHIFT_CLICK, t`Select a range of rows`],
  ['u', t`Undo the last decision`],
  ['Esc', t`Back to the list`],
  ['?', t`Show these keys`],
  [t`Ctrl K`, t`Search and go to a page`],
];

/** The keyboard shortcuts, and a switch that turns them off. */
export default function KeyHelp({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t`Keyboard shortcuts`} onClose={onClose}>
      <dl className="key-list">
        {KEYS.map(([key, text]) => (
          <div key={key} className={key === SHIFT_CLICK ? 'needs-pointer' : undefined}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <KeySwitch />
    </Dialog>
  );
}

function KeySwitch() {
  const [isOn, setOn] = useKeySwitch();
  return (
    <Switch
      mt="md"
      label={t`Review with single keys`}
      checked={isOn}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}
