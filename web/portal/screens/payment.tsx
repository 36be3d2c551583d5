import { useState } from 'react';
import { Refused, openPayment } from '../graph/ask.js';
import { useSpoken } from '../words/use-words.js';
import { wordFor } from '../state/problems-of.js';

/** The way to the payment company's own page; the guest comes back here when they are done or give up. */
export function Payment() {
  const { words } = useSpoken();
  const [isLeaving, setLeaving] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const go = async () => {
    setLeaving(true);
    setCode(null);
    try {
      location.assign(await openPayment());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setCode(error.code);
      setLeaving(false);
    }
  };
  return (
    <>
      {code && (
        <div className="problems" role="alert">
          {words.errors[wordFor(code)]}
        </div>
      )}
      <p className="told">{words.deposit.waits}</p>
      <div className="row">
        <button type="button" aria-disabled={isLeaving} onClick={() => !isLeaving && void go()}>
          {words.deposit.go}
        </button>
        <span className="quiet" role="status">
          {isLeaving ? words.deposit.leaving : ''}
        </span>
      </div>
    </>
  );
}
