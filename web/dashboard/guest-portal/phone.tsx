import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NativeSelect, SegmentedControl, useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { READY, type Shown } from '../../portal-preview/shown.js';
import { LANGUAGES, type Language } from '../../words/choose-language.js';
import './phone.css';

type Scheme = Shown['scheme'];

interface PhoneProps extends Pick<Shown, 'screen' | 'tasks' | 'agreement'> {
  /** ID of the listing whose name and picture it shows; null for the first one. */
  listing: string | null;
}

/** The portal on a phone, as the edited screen will look. The frame is a page of this service that requests nothing. */
export function Phone({ listing, ...shown }: PhoneProps) {
  const own = useComputedColorScheme('light');
  const [language, setLanguage] = useState<Language>('en');
  const [chosen, setChosen] = useState<Scheme | null>(null);
  const scheme = chosen ?? own;
  const frame = useShown({ ...shown, type: 'portal-preview', language, scheme });
  return (
    <section className="phone-side" aria-label={t`Preview`}>
      <div className="phone-bar">
        <NativeSelect
          aria-label={t`Language of the preview`}
          size="xs"
          value={language}
          data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
        />
        <SegmentedControl
          aria-label={t`Colors of the preview`}
          size="xs"
          transitionDuration={0}
          value={scheme}
          data={[
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
          ]}
          onChange={(next) => setChosen(next as Scheme)}
        />
      </div>
      <div className="phone">
        <iframe
          ref={frame}
          src={listing ? `/portal-preview?listing=${encodeURIComponent(listing)}` : '/portal-preview'}
          title={t`The guest portal on a phone`}
        />
      </div>
      <p className="quiet">
        <Trans>An example guest. Nothing can be entered here.</Trans>
      </p>
    </section>
  );
}

/** Sends the frame what to show, once it is ready and on each change. */
function useShown(shown: Shown) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [started, setStarted] = useState(0);
  const text = JSON.stringify(shown);
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isFrame = origin === location.origin && source === frame.current?.contentWindow;
      if (isFrame && data === READY) setStarted((before) => before + 1);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    if (started > 0) frame.current?.contentWindow?.postMessage(JSON.parse(text), location.origin);
  }, [started, text]);
  return frame;
}
