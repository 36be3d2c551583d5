import { type FormEvent, useState } from 'react';
import type { Operations, PortalScreen, ScreenSetting } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { PageTitle } from '../look/page-title.js';
import { SaveRow } from '../look/save-row.js';
import { Problem, worded } from '../look/words.js';

const SCREENS: PortalScreen[] = [
  ...(['AboutYou', 'PurposeOfStay', 'TimeInfoEdit', 'GuestList', 'IDVerification', 'IDCollection'] as const),
  ...(['SecurityDeposit', 'UsageAgreement', 'HouseRules', 'BackgroundCheck', 'CreditCheck', 'LongTerm'] as const),
  ...(['AuthorityReporting', 'BuildingScreen', 'FileUpload', 'CustomScreen', 'Coronavirus'] as const),
  ...(['SexOffendersAddon', 'SocialVerificationAddon', 'SanctionsSearchAddon', 'FraudDetectionAddon'] as const),
  'AdverseMediaSearchAddon',
];

const SETTINGS: [ScreenSetting, string][] = [
  ['inherit', 'By default'],
  ['required', 'Asked for'],
  ['disabled', 'Off'],
];

type Rules = Operations['Screens']['answer']['screenRules'];

/** What the portal asks of all guests of the account. */
export default function Screens() {
  const { data, failed, again } = useAsked('Screens', {});
  return (
    <>
      <PageTitle text="Screens" />
      <p>
        What the guest portal asks of every guest. Settings for a listing, a source, returning guests or one reservation
        go before these.
      </p>
      <Problem failed={failed} />
      {data && <ScreenForm rules={data.screenRules} onDone={again} />}
    </>
  );
}

function ScreenForm({ rules, onDone }: { rules: Rules; onDone(): void }) {
  const [rule] = rules?.configData ?? [];
  const settings = new Map(rule?.screens.map(({ screen, setting }) => [screen, setting]));
  const [said, setSaid] = useState('');
  const { isBusy, failed, run } = useDoing();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const screens = SCREENS.map((screen) => ({ screen, setting: form.get(screen) as ScreenSetting }));
    if (!(await run(() => ask('SaveScreens', { screens, more: rule?.more })))) return;
    setSaid('Saved.');
    onDone();
  };
  return (
    <form className="screens" onSubmit={(event) => void save(event)} onChange={() => setSaid('')}>
      {SCREENS.map((screen) => (
        <label key={screen} className="setting">
          <span>{worded(screen)}</span>
          <select name={screen} defaultValue={settings.get(screen) ?? 'inherit'}>
            {SETTINGS.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <SaveRow {...{ failed, isBusy, said }} />
    </form>
  );
}
