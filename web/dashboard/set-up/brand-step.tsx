import { t } from '@lingui/core/macro';
import { Input } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ask, failureBeside, problemAt } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { FIRST_COLOUR } from '../look/brand-input.js';
import { TextField, textIn } from '../look/confirm.js';
import { type LogoChange, LogoField, logoInputOf } from '../look/logo-field.js';
import { Panel } from '../look/panel.js';
import { Failure } from '../look/states.js';
import { StepEnd } from './step-end.js';
import type { StepProps } from './step.js';

/** Name, colour and logo of the host. */
export function BrandStep({ known: { branding }, back, onNext }: StepProps) {
  const { isBusy, failed, change } = useDoing(onNext);
  const [logo, setLogo] = useState<LogoChange>();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = { name: textIn(form, 'name'), color: String(form.get('color')), logo: logoInputOf(logo) };
    void change(() => ask('SetBranding', { input }));
  };
  return (
    <Panel>
      <form className="form-stack narrow-form" onSubmit={save}>
        <TextField
          label={t`Name that guests know you by`}
          name="name"
          value={branding.name ?? ''}
          error={problemAt(failed, 'name')}
          placeholder={t`Harbor Lofts`}
          required
        />
        <Input.Wrapper label={t`Color`} labelProps={{ htmlFor: 'brand-color' }} error={problemAt(failed, 'color')}>
          <input
            className="color-input"
            id="brand-color"
            type="color"
            name="color"
            defaultValue={branding.color ?? FIRST_COLOUR}
          />
        </Input.Wrapper>
        <LogoField
          label={t`Logo (optional)`}
          hint={t`PNG, JPEG or WebP, up to 100 kB.`}
          error={problemAt(failed, 'logo')}
          inUse={branding.logo}
          change={logo}
          onChange={setLogo}
        />
        <Failure failed={failureBeside(failed, ['name', 'color', 'logo'])} />
        <StepEnd back={back} action={t`Save and continue`} isBusy={isBusy} onSkip={onNext} />
      </form>
    </Panel>
  );
}
