import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DepositState, ReservationParts } from '../graph/answers.js';
import { ask, failureBeside, problemAt } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Badge, type Tone } from '../look/badges.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { Panel } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { Failure } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { Ago } from '../look/when.js';
import { Fact, amountOf, worded } from '../look/words.js';

const STATES: Readonly<Record<DepositState, { word: string; tone: Tone }>> = {
  OPENING: { word: t`Payment page opening`, tone: 'wait' },
  WAITING: { word: t`Waiting for payment`, tone: 'wait' },
  HELD: { word: t({ message: 'Held', context: 'deposit', comment: 'The amount is held on the card.' }), tone: 'good' },
  PAID: { word: t`Paid`, tone: 'good' },
  CAPTURED: { word: t({ message: 'Captured', comment: 'The amount on hold was charged.' }), tone: 'info' },
  RELEASED: { word: t({ message: 'Released', comment: 'The hold on the card was ended.' }), tone: 'quiet' },
  EXPIRED: { word: t`Expired`, tone: 'warn' },
};

interface DepositProps {
  reservation: ReservationParts;
  onDone(): void;
}

/** The deposit or waiver at the payment processor. Owners capture or release what is held. */
export function Deposit({ reservation: { id, deposit }, onDone }: DepositProps) {
  const maySettle = useMay('OWNER');
  const [asked, setAsked] = useState<'capture' | 'release' | null>(null);
  if (!deposit) return null;
  const { kind, processor, state, createdAt, amount, captured } = deposit;
  const isWaiver = kind === 'WAIVER';
  const isCardCheck = amount.amount === 0;
  const { word, tone } = STATES[state];
  const close = () => setAsked(null);
  return (
    <Panel
      title={t`Deposit`}
      actions={<Badge tone={tone}>{isCardCheck && state === 'HELD' ? t`Card checked` : word}</Badge>}
    >
      <dl className="facts">
        <Fact name={isWaiver ? t`Waiver fee` : t`Amount`}>
          {isCardCheck ? t`None: card check only` : amountOf(amount)}
        </Fact>
        {captured && (
          <Fact name={t({ message: 'Captured', comment: 'The amount on hold was charged.' })}>
            {amountOf(captured)}
          </Fact>
        )}
        <Fact name={t`Payment page opened`}>
          <Ago at={createdAt} />
        </Fact>
        <Fact name={t`Processor`}>{worded(processor)}</Fact>
      </dl>
      {maySettle && state === 'HELD' && !isWaiver && !isCardCheck && (
        <div className="page-actions">
          <Button size="compact-sm" variant="default" onClick={() => setAsked('capture')}>
            <Trans>Capture deposit</Trans>
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setAsked('release')}>
            <Trans>Release deposit</Trans>
          </Button>
        </div>
      )}
      {asked === 'capture' && <Capture id={id} held={amount} onClose={close} onDone={onDone} />}
      {asked === 'release' && <Release id={id} held={amount} onClose={close} onDone={onDone} />}
    </Panel>
  );
}

interface SettleProps {
  id: string;
  held: NonNullable<ReservationParts['deposit']>['amount'];
  onClose(): void;
  onDone(): void;
}

function Capture({ id, held, onClose, onDone }: SettleProps) {
  const { failed, run } = useDoing();
  const capture = async (form: FormData | null) => {
    if (!form) return onClose();
    const amount = Number(textIn(form, 'amount'));
    if (!(await run(() => ask('CaptureDeposit', { id, amount })))) return;
    showToast({ text: t`${amountOf({ ...held, amount })} captured` });
    onClose();
    onDone();
  };
  return (
    <Confirm title={t`Capture the deposit?`} action={t`Capture`} isDangerous onDone={(form) => void capture(form)}>
      <p>
        <Trans>
          The amount is charged to the guest’s card. The rest of {amountOf(held)} is released. You cannot undo this, and
          you can capture only once.
        </Trans>
      </p>
      <TextField
        label={held.currency ? t`Amount in ${held.currency}` : t`Amount`}
        name="amount"
        type="number"
        step="any"
        value={String(held.amount)}
        required
        hint={t`At most ${amountOf(held)}.`}
        error={problemAt(failed, 'amount')}
      />
      <Failure failed={failureBeside(failed, ['amount'])} />
    </Confirm>
  );
}

function Release({ id, held, onClose, onDone }: SettleProps) {
  const { failed, run } = useDoing();
  const release = async (form: FormData | null) => {
    if (!form) return onClose();
    if (!(await run(() => ask('ReleaseDeposit', { id })))) return;
    showToast({ text: t`${amountOf(held)} released` });
    onClose();
    onDone();
  };
  return (
    <Confirm title={t`Release the deposit?`} action={t`Release`} isDangerous onDone={(form) => void release(form)}>
      <p>
        <Trans>{amountOf(held)} is no longer held on the guest’s card. You cannot undo this.</Trans>
      </p>
      <Failure failed={failed} />
    </Confirm>
  );
}
