import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, FileButton, Input } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { dataUrlOf } from './brand-input.js';

/** A picture that the user chose: name of the file, and its content as a data URL. */
interface ChosenLogo {
  name: string;
  url: string;
}

/** What saving does to the logo: null removes it, undefined keeps it. */
export type LogoChange = ChosenLogo | null | undefined;

/** The change as the graph takes it. */
export const logoInputOf = (change: LogoChange): string | null | undefined => change && change.url;

interface LogoFieldProps {
  label: string;
  hint?: string;
  error?: string | null;
  /** Address of the logo in use; null if there is none. */
  inUse: string | null;
  change: LogoChange;
  onChange(change: LogoChange): void;
}

/** Chooses a logo, and shows it with the name of its file before it is saved. */
export function LogoField({ label, hint, error, inUse, change, onChange }: LogoFieldProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const reset = useRef<() => void>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File | null) => {
    setProblem(null);
    if (!file) return;
    dataUrlOf(file).then(
      (url) => onChange({ name: file.name, url }),
      (reason: Error) => setProblem(reason.message),
    );
  };
  const remove = () => {
    reset.current?.();
    onChange(change ? undefined : null);
    // The button that had the focus is gone.
    button.current?.focus();
  };
  const wrong = problem ?? error;
  const shown = change ? change.url : change === null ? null : inUse;
  return (
    <Input.Wrapper
      role="group"
      aria-labelledby={`${id}-label`}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={hint}
      error={wrong}
      errorProps={{ id: `${id}-error` }}
    >
      <div className="logo-field">
        {shown && <img className="logo" src={shown} alt={change ? t`The chosen logo` : t`The logo in use`} />}
        {change && <span className="logo-name">{change.name}</span>}
        {change === null && (
          <span className="quiet">
            <Trans>The logo is removed when you save.</Trans>
          </span>
        )}
        <div className="logo-buttons">
          <FileButton onChange={choose} resetRef={reset} accept="image/png,image/jpeg,image/webp">
            {(given) => (
              <Button {...given} ref={button} variant="default" aria-describedby={wrong ? `${id}-error` : undefined}>
                <Trans>Choose a picture</Trans>
              </Button>
            )}
          </FileButton>
          {shown && (
            <Button variant="subtle" className="row-button danger" onClick={remove}>
              <Trans>Remove the logo</Trans>
            </Button>
          )}
        </div>
      </div>
    </Input.Wrapper>
  );
}
