import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DataTable } from '../look/data-table.js';
import { PageLink } from '../look/link.js';
import type { Column } from '../look/row-table.js';
import { Ago } from '../look/when.js';
import { type AgreementText, type Agreements, type Scope, keyOf, searchFor } from './agreement-scope.js';

interface Other {
  id: string;
  /** What the user calls it. */
  label: string;
  scope: Scope;
  text: AgreementText;
}

const KINDS: Record<Exclude<Scope['kind'], 'account'>, string> = {
  channel: t`Channel`,
  listing: t`Listing`,
  reservation: t`Reservation`,
};

const COLUMNS: readonly Column<Other>[] = [
  {
    key: 'name',
    name: t({ message: 'For', comment: 'Column: whom the agreement is for.' }),
    cell: ({ label, scope }) => (
      <PageLink to="/agreement" search={searchFor(scope)}>
        {label}
      </PageLink>
    ),
  },
  { key: 'kind', name: t`Kind`, isPlain: true, cell: ({ scope }) => KINDS[scope.kind as keyof typeof KINDS] },
  { key: 'version', name: t`Version`, isNumber: true, cell: ({ text }) => text.version },
  { key: 'updated', name: t`Changed`, cell: ({ text }) => <Ago at={text.updatedAt} /> },
];

function othersOf({ sources, listings, reservations }: Agreements): Other[] {
  const other = (kind: Scope['kind'], text: AgreementText, label: string | null | undefined): Other => {
    const scope = { kind, name: text.name };
    return { id: keyOf(scope), label: label || text.name, scope, text };
  };
  return [
    ...sources.map((text) => other('channel', text, text.name)),
    ...listings.map((text) => other('listing', text, text.listing?.nickname)),
    ...reservations.map((text) => other('reservation', text, text.reservation?.confirmationCode)),
  ];
}

/** The agreements of single channels, listings and reservations, each with a link that edits it. */
export function OtherAgreements({ texts }: { texts: Agreements }) {
  const others = othersOf(texts);
  if (others.length === 0) return null;
  return (
    <>
      <h2>
        <Trans>For single channels, listings and reservations</Trans>
      </h2>
      <DataTable label={t`Other agreements`} columns={COLUMNS} rows={others} empty={null} />
    </>
  );
}
