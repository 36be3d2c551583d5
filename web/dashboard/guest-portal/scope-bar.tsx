import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { ChannelField } from '../booking/channel-field.js';
import { ListingSelect } from '../booking/listing-select.js';
import type { Scope, ScopeKind } from './scope.js';

const KINDS: { value: ScopeKind; label: string }[] = [
  { value: 'account', label: t`All guests` },
  { value: 'listing', label: t`Guests of one listing` },
  { value: 'channel', label: t`Guests of one channel` },
  { value: 'repeat', label: t`Returning guests` },
];

interface ScopeBarProps {
  scope: Scope;
  channels: string[];
  /** Listings with texts or settings of their own. */
  own: (listingId: string) => boolean;
  onChange(scope: Scope): void;
}

/** Chooses whose portal is edited. */
export const ScopeBar = ({ scope, channels, own, onChange }: ScopeBarProps) => (
  <div className="form-line scope-bar">
    <NativeSelect
      label={t`Portal for`}
      value={scope.kind}
      data={KINDS}
      onChange={({ currentTarget }) => onChange({ kind: currentTarget.value as ScopeKind, name: '' })}
    />
    {scope.kind === 'listing' && (
      <ListingSelect
        label={t`Listing`}
        none={t`All listings`}
        value={scope.name || undefined}
        nameOf={({ id, nickname }) => `${nickname || id}${own(id) ? ' (own)' : ''}`}
        onChange={(name) => onChange(name ? { kind: 'listing', name } : { kind: 'account', name })}
      />
    )}
    {(scope.kind === 'channel' || scope.kind === 'repeat') && (
      <ChannelField
        key={scope.kind + scope.name}
        label={scope.kind === 'channel' ? t`Channel` : t`Channel (optional)`}
        value={scope.name}
        channels={channels}
        onChange={(name) => onChange({ kind: scope.kind, name })}
      />
    )}
  </div>
);
