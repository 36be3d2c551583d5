import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import type { FormEvent } from 'react';
import { ask, failureBeside, problemAt } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { TextField, textIn } from '../look/confirm.js';
import { COUNTRY_CHOICES, ZONE_CHOICES } from '../look/country-choices.js';
import { PageLink } from '../look/link.js';
import { Panel } from '../look/panel.js';
import { Failure } from '../look/states.js';
import { countryOf } from '../look/words.js';
import { StepEnd } from './step-end.js';
import type { StepProps } from './step.js';

const FIELDS = ['name', 'street', 'zipcode', 'city', 'country', 'timezone'];
const LONGEST_ID = 40;

/** The country of the browser's language, such as US of `en-US`. */
const likelyCountry = () => /-([A-Z]{2})$/.exec(navigator.language)?.[1] ?? '';

/** An identifier from the name; the form asks for none. */
const idOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, LONGEST_ID) || 'Listing1';

/** The first listing: name and address. Other fields have defaults that the page Listings changes. */
export function ListingStep({ known, back, onNext }: StepProps) {
  const { isBusy, failed, change } = useDoing(onNext);
  const [first] = known.listingConnection.edges;
  if (first)
    return (
      <Panel>
        <p>
          <strong>{first.node.name}</strong>, {first.node.location.city},{' '}
          {countryOf(first.node.location.countryCode) ?? first.node.location.countryCode}
        </p>
        <p className="quiet">
          <Trans>
            Edit it, or add others, under{' '}
            <PageLink to="/listings" underline="always">
              Listings
            </PageLink>
            .
          </Trans>
        </p>
        <StepEnd back={back} action={t`Continue`} onAction={onNext} />
      </Panel>
    );
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => textIn(form, name);
    const place = { street: text('street'), zipcode: text('zipcode'), city: text('city'), country: text('country') };
    const location = { ...place, ...(text('timezone') && { timezone: text('timezone') }) };
    const name = text('name');
    void change(() =>
      ask('SaveListing', { mustExist: false, input: { myId: idOf(name), status: 'ACTIVE', name, location } }),
    );
  };
  const field = (name: string) => ({ name, error: problemAt(failed, name), required: true });
  return (
    <Panel>
      <form className="form-stack narrow-form" onSubmit={save}>
        <TextField label={t`Name`} {...field('name')} placeholder={t`Loft One`} />
        <TextField label={t`Street and number`} {...field('street')} />
        <div className="field-pair">
          <TextField label={t`Postal code`} {...field('zipcode')} />
          <TextField label={t`City`} {...field('city')} />
        </div>
        <NativeSelect
          label={t`Country`}
          withAsterisk={false}
          {...field('country')}
          defaultValue={likelyCountry()}
          data={[{ value: '', label: t`Choose a country` }, ...COUNTRY_CHOICES]}
        />
        <NativeSelect
          label={t`Time zone`}
          name="timezone"
          error={problemAt(failed, 'timezone')}
          data={[{ value: '', label: t`From the address` }, ...ZONE_CHOICES]}
        />
        <Failure failed={failureBeside(failed, FIELDS)} />
        <StepEnd back={back} action={t`Save and continue`} isBusy={isBusy} onSkip={onNext} />
      </form>
    </Panel>
  );
}
