import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { PortalScreen } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { PageLink } from '../look/link.js';
import { SCREENS, isAddOn } from '../look/screen-names.js';
import { Failure } from '../look/states.js';
import { PRESETS, presetOf, settingsOf } from './presets.js';
import { StepEnd } from './step-end.js';
import type { StepProps } from './step.js';

const namesOf = (screens: PortalScreen[]) => screens.map((screen) => SCREENS[screen].name).join(', ');

/** How much the portal asks of guests: one of three presets. */
export function PortalStep({ known, back, onNext }: StepProps) {
  const [rule] = known.screenRules?.configData ?? [];
  const inForce = presetOf(rule?.screens ?? []);
  const [chosen, setChosen] = useState(inForce);
  const { isBusy, failed, change } = useDoing(onNext);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const preset = PRESETS.find(({ value }) => value === chosen);
    if (!preset) onNext();
    else {
      const configData = [{ screens: settingsOf(preset), metadata: rule?.metadata ?? null }];
      void change(() => ask('SaveScreenRules', { input: { configKey: 'guest_portal_screens', configData } }));
    }
  };
  return (
    <form onSubmit={save}>
      <fieldset className="presets">
        <legend className="unseen">
          <Trans>What guests must do</Trans>
        </legend>
        {PRESETS.map(({ name, value, suits, required }) => (
          <label key={value} className="preset">
            <input
              type="radio"
              name="preset"
              value={value}
              aria-describedby={`preset-${value}`}
              checked={chosen === value}
              onChange={() => setChosen(value)}
            />
            <span className="preset-name">{name}</span>
            <span className="preset-more" id={`preset-${value}`}>
              <span className="quiet">{suits}</span>
              <span className="preset-list">
                <Trans>Guests fill in: {namesOf(required.filter((screen) => !isAddOn(screen)))}</Trans>
              </span>
              <span className="preset-list">
                <Trans>In the background: {namesOf(required.filter(isAddOn))}</Trans>
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="presets-end">
        {inForce === null && (
          <p>
            <Trans>
              Your settings differ from all three. Choosing one replaces them; continuing without a choice keeps them.
            </Trans>
          </p>
        )}
        <p className="quiet">
          <Trans>
            Change single screens later under{' '}
            <PageLink to="/portal" underline="always">
              Guest portal
            </PageLink>
            . A usage agreement, a deposit and background checks need a text, a price or a provider first.
          </Trans>
        </p>
        <Failure failed={failed} />
        <StepEnd back={back} action={t`Save and continue`} isBusy={isBusy} onSkip={onNext} />
      </div>
    </form>
  );
}
