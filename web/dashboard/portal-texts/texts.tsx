import { Button, NativeSelect } from '@mantine/core';
import { type ComponentType, type FormEvent, useState } from 'react';
import { addressOf, goTo, useRoute } from '../address/route.js';
import { ListingSelect } from '../booking/listing-select.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { Confirm } from '../look/confirm.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { SaveRow } from '../look/save-row.js';
import { SCREENS } from '../look/screen-names.js';
import { Failure, Skeletons } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { type Content, TEXT_SCREENS, type TextScreen, inputOf } from './content.js';
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

/** What the screens of the guest portal say and ask, for the account or one listing. */
export default function Texts() {
  const { query } = useRoute();
  const { data, failed, again } = useAsked('PortalTexts', {});
  const screen = TEXT_SCREENS.find((one) => one === query.get('screen')) ?? TEXT_SCREENS[0];
  const listingId = query.get('listing');
  const go = (change: { screen?: string; listing?: string | null }) =>
    goTo(addressOf('texts', { screen, listing: listingId, ...change }), true);
  const ofScreen = data?.portalContents?.filter((one) => one.screen === screen) ?? [];
  const ofAccount = ofScreen.find((one) => one.listingId === null);
  const ofListing = ofScreen.find((one) => one.listingId === listingId);
  const shown = ofListing ?? ofAccount;
  const isSet = Boolean(ofListing?.isSet);
  return (
    <>
      <PageHeader
        title="Texts"
        note="What the screens of the portal say and ask. A screen is shown only if it is required on the Screens page."
      />
      <Failure failed={failed} onRetry={again} />
      {!data && !failed && <Skeletons rows={8} />}
      {shown && (
        <Panel>
          <div className="form-line text-choice">
            <NativeSelect
              label="Screen"
              value={screen}
              data={TEXT_SCREENS.map((one) => ({ value: one, label: SCREENS[one].name }))}
              onChange={({ currentTarget }) => go({ screen: currentTarget.value })}
            />
            <ListingSelect
              label="For"
              none="All listings"
              value={listingId ?? ''}
              nameOf={({ id, nickname }) =>
                `${nickname || id}${ofScreen.some((one) => one.listingId === id) ? ' (own)' : ''}`
              }
              onChange={(id) => go({ listing: id || null })}
            />
          </div>
          <TextForm
            key={`${screen} ${listingId} ${JSON.stringify(shown)}`}
            {...{ screen, listingId, isSet }}
            stored={shown.content as Content}
            onDone={again}
          />
        </Panel>
      )}
    </>
  );
}

interface TextFormProps {
  screen: TextScreen;
  listingId: string | null;
  /** Whether the account, or the listing, has content of its own. */
  isSet: boolean;
  stored: Content;
  onDone(): void;
}

function TextForm({ screen, listingId, isSet, stored, onDone }: TextFormProps) {
  const [content, setContent] = useState(stored);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failed, run } = useDoing();
  const above = listingId ? 'the account’s text' : 'the portal’s default';
  const set = async (next: Content | null) => {
    if (!(await run(() => ask('SetPortalText', { input: inputOf(screen, listingId, next) })))) return;
    showToast({ text: next ? `${SCREENS[screen].name} saved` : `${SCREENS[screen].name} uses ${above}` });
    onDone();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void set(content);
  };
  const Editor = EDITORS[screen];
  return (
    <>
      <form className="form-stack" aria-label={SCREENS[screen].name} onSubmit={submit}>
        <p className="quiet">
          <Badge tone={isSet ? 'info' : 'quiet'}>
            {isSet ? 'Your text' : listingId ? 'As the account' : 'Default'}
          </Badge>{' '}
          {SCREENS[screen].asks}
        </p>
        <Editor {...{ content, failed }} onChange={(change) => setContent({ ...content, ...change })} />
        <SaveRow {...{ failed, isBusy }} said="" />
      </form>
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
            if (form) void set(null);
          }}
        >
          <p>Your text of this screen is deleted. Answers that guests have given stay.</p>
        </Confirm>
      )}
    </>
  );
}
