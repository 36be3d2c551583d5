import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { ChannelField } from '../booking/channel-field.js';
import { ListingSelect } from '../booking/listing-select.js';
import { type Agreements, type Scope, keyOf, textOf } from './agreement-scope.js';

const KINDS: { value: Scope['kind']; label: string }[] = [
  { value: 'account', label: t`All guests` },
  { value: 'listing', label: t`Guests of one listing` },
  { value: 'channel', label: t`Guests of one channel` },
];

const ONE_RESERVATION: (typeof KINDS)[number] = { value: 'reservation', label: t`One reservation` };

interface AgreementForProps {
  scope: Scope;
  texts: Agreements;
  onChange(scope: Scope): void;
}

/** Chooses whose agreement is edited. Those of reservations are chosen from the list of other agreements. */
export const AgreementFor = ({ scope, texts, onChange }: AgreementForProps) => (
  <div className="form-line agreement-for">
    <NativeSelect
      label={t`Agreement for`}
      value={scope.kind}
      data={scope.kind === 'reservation' ? [...KINDS, ONE_RESERVATION] : KINDS}
      onChange={({ currentTarget }) => onChange({ kind: currentTarget.value as Scope['kind'], name: '' })}
    />
    {scope.kind === 'listing' && (
      <ListingSelect
        key={keyOf(scope)}
        label={t`Listing`}
        none={t`All listings`}
        value={scope.name || undefined}
        nameOf={({ id, nickname }) => markedName(nickname || id, textOf(texts, { kind: 'listing', name: id }) !== null)}
        onChange={(name) => onChange(name ? { kind: 'listing', name } : { kind: 'account', name })}
      />
    )}
    {scope.kind === 'channel' && (
      <ChannelField
        key={keyOf(scope)}
        label={t`Channel`}
        value={scope.name}
        channels={texts.sources.map(({ name }) => name)}
        onChange={(name) => onChange({ kind: 'channel', name })}
      />
    )}
  </div>
);

const markedName = (name: string, isOwn: boolean) => (isOwn ? t`${name} (own text)` : name);
