import { useId, useState } from 'react';
import type { PortalCodeVia } from '../graph/answers.js';
import { Refused, confirmCode, sendCode } from '../graph/ask.js';
import { filled, useSpoken } from '../words/use-words.js';
import { Problem } from './field-parts.js';

const MINUTES = 15;

interface CodeProps {
  via: PortalCodeVia;
  to: string;
  /** Address or number confirmed before the page was loaded. */
  before: string | null;
  onConfirmed?: (() => void) | undefined;
}

/** By a code that is sent there, the guest shows that an address or number is theirs. */
export function CodeField({ via, to, before, onConfirmed }: CodeProps) {
  const { words } = useSpoken();
  const { codes } = words;
  const id = useId();
  const { sentTo, confirmed, code, setCode, problem, isBusy, send, confirm } = useCode(via, to, onConfirmed);
  if (to && (confirmed === to || before === to))
    return (
      <p className="confirmed" role="status">
        {codes.confirmed}
      </p>
    );
  const isSent = sentTo !== null && sentTo === to;
  return (
    <div className="one-time">
      <p className="quiet" role="status">
        {isSent ? filled(codes.sent, { to: `\u2068${sentTo}\u2069`, n: MINUTES }) : ''}
      </p>
      {isSent && (
        <>
          <label htmlFor={id}>{codes.label}</label>
          <div className="row">
            <input
              {...{ id, value: code, inputMode: 'numeric' as const, autoComplete: 'one-time-code', dir: 'ltr' }}
              aria-describedby={problem ? `${id}-problem` : undefined}
              aria-invalid={problem ? true : undefined}
              onChange={(event) => setCode(event.target.value)}
            />
            <button type="button" aria-disabled={isBusy} onClick={() => void confirm()}>
              {codes.confirm}
            </button>
          </div>
        </>
      )}
      <button className="second" type="button" aria-disabled={isBusy || !to} onClick={() => to && void send()}>
        {isSent ? codes.again : codes.send}
      </button>
      <Problem id={id} text={problem} />
    </div>
  );
}

function useCode(via: PortalCodeVia, to: string, onConfirmed?: () => void) {
  const { codes, errors } = useSpoken().words;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<keyof typeof codes | 'offline' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = async (work: () => Promise<void>, otherwise: keyof typeof codes) => {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const isMany = error.code.toUpperCase() === 'TOO_MANY_REQUESTS';
      const isNoMobile = error.places.some(({ type }) => type === 'not_textable');
      const refused = isMany ? 'tooMany' : isNoMobile ? 'noMobile' : otherwise;
      setFault(error.code === 'offline' ? 'offline' : refused);
    } finally {
      setBusy(false);
    }
  };
  const send = () =>
    ask(async () => {
      await sendCode(via, to);
      setSentTo(to);
      setCode('');
    }, 'notSent');
  const confirm = () =>
    ask(async () => {
      await confirmCode(via, code);
      setConfirmed(sentTo);
      onConfirmed?.();
    }, 'wrong');
  const problem = fault === null ? undefined : fault === 'offline' ? errors.offline : codes[fault];
  return { sentTo, confirmed, code, setCode, problem, isBusy, send, confirm };
}
