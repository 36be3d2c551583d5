import { t } from '@lingui/core/macro';
import { Checkbox, Input } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { TextField, textIn } from '../look/confirm.js';
import { FIRST_COLOUR } from '../look/brand-input.js';
import { type LogoChange, LogoField, logoInputOf } from '../look/logo-field.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { SaveRow } from '../look/save-row.js';
import { Failure, Skeletons } from '../look/states.js';
import { showToast } from '../look/toasts.js';

type Brand = Operations['Branding']['answer']['branding'];

/** The name, colour and logo above every page of the guest portal, and the contact below it. */
export default function BrandingPage() {
  const { data, failed, again } = useAsked('Branding', {});
  return (
    <>
      <PageHeader
        title={t`Branding`}
        note={t`Guests see this on every page of the portal. Accounts below this one use it unless they set their own.`}
      />
      <Failure failed={failed} onRetry={again} />
      {!data && !failed && <Skeletons rows={4} />}
      {data && <BrandForm brand={data.branding} onDone={again} />}
    </>
  );
}

function BrandForm({ brand, onDone }: { brand: Brand; onDone(): void }) {
  const { isBusy, failed, run } = useDoing();
  const [logo, setLogo] = useState<LogoChange>();
  const element = useRef<HTMLFormElement>(null);
  const saved = JSON.stringify(brand);
  // The fields show what was saved, and keep the focus.
  useEffect(() => {
    setLogo(undefined);
    element.current?.reset();
  }, [saved]);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const isDone = await run(async () => {
      const color = form.get('colored') === 'on' ? String(form.get('color')) : null;
      const text = (name: string) => textIn(form, name) || null;
      const contact = { email: text('email'), phone: text('phone'), privacyUrl: text('privacyUrl') };
      await ask('SetBranding', { input: { name: text('name'), color, logo: logoInputOf(logo), ...contact } });
    });
    if (!isDone) return;
    showToast({ text: t`Branding saved` });
    onDone();
  };
  return (
    <Panel>
      <form ref={element} className="form-stack narrow-form" onSubmit={(event) => void save(event)}>
        <TextField label={t`Name`} name="name" value={brand.name ?? ''} />
        <Checkbox name="colored" defaultChecked={brand.color !== null} label={t`Show a color at the edge`} />
        <Input.Wrapper label={t`Color`} labelProps={{ htmlFor: 'brand-color' }}>
          <input
            className="color-input"
            id="brand-color"
            type="color"
            name="color"
            defaultValue={brand.color ?? FIRST_COLOUR}
          />
        </Input.Wrapper>
        <LogoField
          label={t`Logo (PNG, JPEG or WebP, up to 100 kB)`}
          inUse={brand.logo}
          change={logo}
          onChange={setLogo}
        />
        <TextField label={t`Email for guests`} name="email" type="email" value={brand.email ?? ''} />
        <TextField
          label={t`Phone for guests`}
          name="phone"
          type="tel"
          value={brand.phone ?? ''}
          hint={t`With country code.`}
        />
        <TextField
          label={t`Address of your privacy notice`}
          name="privacyUrl"
          type="url"
          value={brand.privacyUrl ?? ''}
        />
        <SaveRow {...{ failed, isBusy }} said="" />
      </form>
    </Panel>
  );
}
