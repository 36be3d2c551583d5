import { Anchor, Button, SegmentedControl } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { PortalScreen, ScreenSetting } from '../graph/answers.js';
import type { Refused } from '../graph/ask.js';
import { Badge } from '../look/badges.js';
import { Confirm } from '../look/confirm.js';
import { SCREENS, isAddOn } from '../look/screen-names.js';
import { Failure } from '../look/states.js';
import type { Content, TextScreen } from './content.js';
import {
  AdultsEditor,
  CodesEditor,
  DepositEditor,
  DisclosureEditor,
  type EditorProps,
  QuestionsEditor,
  RulesEditor,
  SlotsEditor,
} from './editors.js';

const EDITORS: Record<TextScreen, ComponentType<EditorProps>> = {
  HouseRules: RulesEditor,
  BuildingScreen: RulesEditor,
  CustomScreen: QuestionsEditor,
  LongTerm: QuestionsEditor,
  FileUpload: SlotsEditor,
  SecurityDeposit: DepositEditor,
  BackgroundCheck: DisclosureEditor,
  CreditCheck: DisclosureEditor,
  AboutYou: CodesEditor,
  GuestList: AdultsEditor,
};

export const hasTexts = (screen: PortalScreen): screen is TextScreen => Object.hasOwn(EDITORS, screen);

interface SettingProps {
  screen: PortalScreen;
  setting: ScreenSetting;
  isAskedBelow: boolean;
  isAccount: boolean;
  onChange(setting: ScreenSetting): void;
}

/** Whether the screen is asked. */
export function SettingChoice({ screen, setting, isAskedBelow, isAccount, onChange }: SettingProps) {
  const [on, off] = isAddOn(screen) ? ['On', 'Off'] : ['Asked', 'Not asked'];
  const below = (isAskedBelow ? on! : off!).toLowerCase();
  return (
    <SegmentedControl
      className="setting-choice"
      aria-label={`Setting of ${SCREENS[screen].name}`}
      size="xs"
      transitionDuration={0}
      value={setting}
      data={[
        { value: 'inherit', label: `${isAccount ? 'Default' : 'Inherit'} (${below})` },
        { value: 'required', label: on! },
        { value: 'disabled', label: off! },
      ]}
      onChange={(next) => onChange(next as ScreenSetting)}
    />
  );
}

interface TextsProps {
  screen: TextScreen;
  content: Content;
  failed: Refused | null;
  /** Whether the account, or the listing, has content of its own. */
  isSet: boolean;
  isListing: boolean;
  onChange(change: Content): void;
  /** Goes back to the text above. */
  onReset(): void;
}

/** The contents of a screen. */
export function Texts({ screen, content, failed, isSet, isListing, onChange, onReset }: TextsProps) {
  const [isAsking, setAsking] = useState(false);
  const above = isListing ? 'the account’s text' : 'the portal’s default';
  const Editor = EDITORS[screen];
  return (
    <>
      <div className="form-stack">
        <p className="quiet">
          <Badge tone={isSet ? 'info' : 'quiet'}>
            {isSet ? 'Your text' : isListing ? 'As the account' : 'Default text'}
          </Badge>
        </p>
        <Failure failed={failed} />
        <Editor {...{ content, failed, onChange }} />
      </div>
      {isSet && (
        <Button className="form-foot" size="compact-md" variant="default" onClick={() => setAsking(true)}>
          Use {above}
        </Button>
      )}
      {isAsking && (
        <Confirm
          title={`Use ${above}?`}
          action="Use it"
          isDangerous
          onDone={(form) => {
            setAsking(false);
            if (form) onReset();
          }}
        >
          <p>Your text of this screen is deleted. Answers that guests have given stay.</p>
        </Confirm>
      )}
    </>
  );
}

/** What to say where a screen has no contents to edit here. */
export function NoTexts({ screen }: { screen: PortalScreen }): ReactNode {
  if (screen === 'UsageAgreement')
    return (
      <p className="quiet">
        Guests sign your agreement here. Write it on the page <Anchor href="#/agreement">Usage agreement</Anchor>.
      </p>
    );
  if (isAddOn(screen)) return <p className="quiet">This check runs in the background. Guests see no page.</p>;
  return <p className="quiet">The portal’s own text, in the guest’s language. There is nothing to edit.</p>;
}
