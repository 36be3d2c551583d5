import { NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Operations, PortalScreen, ScreenSetting } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { SaveRow } from '../look/save-row.js';
import { SCREENS } from '../look/screen-names.js';
import { Failure, Skeletons } from '../look/states.js';

const GROUPS: { title: string; screens: PortalScreen[] }[] = [
  { title: 'About the stay', screens: ['AboutYou', 'PurposeOfStay', 'TimeInfoEdit', 'GuestList', 'LongTerm'] },
  { title: 'Identity', screens: ['IDVerification', 'IDCollection', 'BackgroundCheck', 'CreditCheck'] },
  { title: 'Agreement and payment', screens: ['UsageAgreement', 'HouseRules', 'SecurityDeposit'] },
  {
    title: 'Other screens',
    screens: ['AuthorityReporting', 'BuildingScreen', 'FileUpload', 'CustomScreen', 'Coronavirus'],
  },
  {
    title: 'Checks in the background',
    screens: [
      'SanctionsSearchAddon',
      'FraudDetectionAddon',
      'SocialVerificationAddon',
      'AdverseMediaSearchAddon',
      'SexOffendersAddon',
    ],
  },
];

const SETTINGS: { value: ScreenSetting; label: string }[] = [
  { value: 'inherit', label: 'Default' },
  { value: 'required', label: 'Required' },
  { value: 'disabled', label: 'Off' },
];

type Rules = Operations['Screens']['answer']['screenRules'];

/** The account's portal screens: required, off or default. */
export default function Screens() {
  const { data, failed, again } = useAsked('Screens', {});
  return (
    <>
      <PageHeader
        title="Screens"
        note="What the portal asks of every guest. Settings for a listing, a channel, returning guests or one reservation replace these."
      />
      <Failure failed={failed} onRetry={again} />
      {!data && !failed && <Skeletons rows={12} />}
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
    const screens = GROUPS.flatMap((group) => group.screens).map((screen) => ({
      screen,
      setting: form.get(screen) as ScreenSetting,
    }));
    if (!(await run(() => ask('SaveScreens', { screens, metadata: rule?.metadata })))) return;
    setSaid('Saved.');
    onDone();
  };
  return (
    <form onSubmit={(event) => void save(event)} onChange={() => setSaid('')}>
      {GROUPS.map(({ title, screens }) => (
        <Panel key={title} title={title}>
          {screens.map((screen) => (
            <div key={screen} className="setting">
              <label htmlFor={`screen-${screen}`}>{SCREENS[screen].name}</label>
              <span className="quiet">{SCREENS[screen].asks}</span>
              <NativeSelect
                id={`screen-${screen}`}
                name={screen}
                size="xs"
                defaultValue={settings.get(screen) ?? 'inherit'}
                data={SETTINGS}
              />
            </div>
          ))}
        </Panel>
      ))}
      <SaveRow {...{ failed, isBusy, said }} />
    </form>
  );
}
