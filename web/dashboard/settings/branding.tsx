import { type FormEvent, useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { TextField, textIn } from '../look/confirm.js';
import { PageTitle } from '../look/page-title.js';
import { SaveRow } from '../look/save-row.js';
import { Problem } from '../look/words.js';

type Brand = Operations['Branding']['answer']['branding'];

/** What guests know the host by, above every page of the portal. */
export default function BrandingPage() {
  const { data, failed, again } = useAsked('Branding', {});
  return (
    <>
      <PageTitle text="Branding" />
      <p>Name, colour and logo stand above the guest portal, also for accounts below this one that set none.</p>
      <Problem failed={failed} />
      {data && <BrandForm key={JSON.stringify(data.branding)} brand={data.branding} onDone={again} />}
    </>
  );
}

async function dataUrlOf(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}

function BrandForm({ brand, onDone }: { brand: Brand; onDone(): void }) {
  const [said, setSaid] = useState('');
  const { isBusy, failed, run } = useDoing();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('logo');
    const isDone = await run(async () => {
      const logo = file instanceof File && file.size > 0 ? await dataUrlOf(file) : undefined;
      const removed = form.get('remove') === 'on' ? null : undefined;
      const color = form.get('colored') === 'on' ? String(form.get('color')) : null;
      await ask('SetBranding', { input: { name: textIn(form, 'name') || null, color, logo: logo ?? removed } });
    });
    if (!isDone) return;
    setSaid('Saved.');
    onDone();
  };
  return (
    <form className="sheet" onSubmit={(event) => void save(event)}>
      <TextField label="Name" name="name" value={brand.name ?? ''} />
      <label className="tick">
        <input type="checkbox" name="colored" defaultChecked={brand.color !== null} /> Show a colour at the edge
      </label>
      <label>
        Colour
        <input type="color" name="color" defaultValue={brand.color ?? '#1d5f55'} />
      </label>
      {brand.logo && (
        <p className="logo">
          <img src={brand.logo} alt="The logo in use" />
        </p>
      )}
      <label>
        Logo (PNG, JPEG or WebP, up to 100 kB)
        <input type="file" name="logo" accept="image/png,image/jpeg,image/webp" />
      </label>
      {brand.logo && (
        <label className="tick">
          <input type="checkbox" name="remove" /> Take the logo away
        </label>
      )}
      <SaveRow {...{ failed, isBusy, said }} />
    </form>
  );
}
