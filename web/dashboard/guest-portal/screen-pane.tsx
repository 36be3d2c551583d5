import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, SegmentedControl } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { PortalScreen, ScreenSetting } from '../graph/answers.js';
import type { Refused } from '../graph/ask.js';
import { Badge } from '../look/badges.js';
import { Confirm } from '../look/confirm.js';
import { PageLink } from '../look/link.js';
import { SCREENS, isAddOn } from '../look/screen-names.js';
import { Failure } from '../look/states.js';
import type { Content, TextScreen } from './content.js';
import {
  AdultsEditor,
  CodesEditor,
  DepositEditor,
  DisclosureEditor,
  type EditorProps,
  IntroductionField,
  MovementEditor,
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
  IDVerification: MovementEditor,
  GuestList: AdultsEditor,
};

/** A disclosure stands by itself, as laws on such checks require. */
const hasIntroduction = (screen: TextScreen) => screen !== 'BackgroundCheck' && screen !== 'CreditCheck';

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
  const [on, off] = isAddOn(screen) ? [t`On`, t`Off`] : [t`Asked`, t`Not asked`];
  const [onBelow, offBelow] = isAddOn(screen) ? [t`on`, t`off`] : [t`asked`, t`not asked`];
  const below = isAskedBelow ? onBelow! : offBelow!;
  return (
    <SegmentedControl
      className="setting-choice"
      aria-label={t`Setting of ${SCREENS[screen].name}`}
      size="xs"
      transitionDuration={0}
      value={setting}
      data={[
        { value: 'inherit', label: isAccount ? t`Default (${below})` : t`Inherit (${below})` },
        { value: 'required', label: on! },
        { value: 'disabled', label: off! },
      ]}
      onChange={(next) => onChange(next as ScreenSetting)}
    />
  );
}

/** Members that show their own problems; members of a list show those of their items. */
const FIELDS = ['introduction', 'disclosure', 'amount', 'currency', 'waiverFee'];

const isShown = ({ field }: Refused['problems'][number]) =>
  field?.some((name) => FIELDS.includes(name) || /^\d+$/.test(name)) ?? false;

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
  const Editor = EDITORS[screen];
  return (
    <>
      <div className="form-stack">
        <p className="quiet">
          <Badge tone={isSet ? 'info' : 'quiet'}>
            {isSet ? t`Your text` : isListing ? t`As the account` : t`Default text`}
          </Badge>
        </p>
        <Failure failed={failed?.problems.some(isShown) ? null : failed} />
        {hasIntroduction(screen) && <IntroductionField {...{ content, failed, onChange }} />}
        <Editor {...{ content, failed, onChange }} />
      </div>
      {isSet && (
        <Button className="form-foot" size="compact-md" variant="default" onClick={() => setAsking(true)}>
          {isListing ? <Trans>Use the account’s text</Trans> : <Trans>Use the portal’s default</Trans>}
        </Button>
      )}
      {isAsking && (
        <Confirm
          title={isListing ? t`Use the account’s text?` : t`Use the portal’s default?`}
          action={t`Use it`}
          isDangerous
          onDone={(form) => {
            setAsking(false);
            if (form) onReset();
          }}
        >
          <p>
            <Trans>Your text of this screen is deleted. Answers that guests have given stay.</Trans>
          </p>
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
        <Trans>
          Guests sign your agreement here. Write it on the page <PageLink to="/agreement">Usage agreement</PageLink>.
        </Trans>
      </p>
    );
  if (isAddOn(screen))
    return (
      <p className="quiet">
        <Trans>This check runs in the background. Guests see no page.</Trans>
      </p>
    );
  return (
    <p className="quiet">
      <Trans>The portal’s own text, in the guest’s language. There is nothing to edit.</Trans>
    </p>
  );
}
