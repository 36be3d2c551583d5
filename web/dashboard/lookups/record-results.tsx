import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Operations } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { wordsFor } from '../language/server-words.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { whole } from '../look/numbers.js';
import { Skeletons } from '../look/states.js';
import { Fact, countryOf, dayOf } from '../look/words.js';
import { AnswerPanel, Nothing, SourceLink } from './answer-panel.js';
import { LookupFailure } from './lookup-failure.js';
import { type Values, orNull } from './values.js';

type WhoisRecord = Operations['LookUpDomain']['answer']['whois']['records'][number];

/** Registration of a domain, and the companies behind it. */
export function DomainResult({ domain = '' }: Values) {
  const { data, failed, again } = useAsked('LookUpDomain', { domain });
  if (!data) return failed ? <LookupFailure failed={failed} onRetry={again} /> : <Skeletons rows={6} />;
  const { whois, domainCompanies } = data;
  const companies = domainCompanies.facts?.companies ?? [];
  return (
    <>
      <AnswerPanel title={t`Registration`} answer={whois}>
        {whois.records.length === 0 && <Nothing answer={whois} text={t`The domain is not registered.`} />}
        {whois.records.map((record) => (
          <Registration key={record.server} record={record} />
        ))}
      </AnswerPanel>
      <AnswerPanel title={t`Companies`} answer={domainCompanies}>
        {companies.length === 0 && (
          <Nothing answer={domainCompanies} text={t`The list has no company with this domain.`} />
        )}
        {companies.map(({ name, country, industry, size, founded, profileUrl }) => (
          <div key={`${name} ${country}`}>
            <h3>
              <SourceLink address={profileUrl}>{name}</SourceLink>
            </h3>
            <dl className="facts">
              <Fact name={t`Country`}>{country ?? t`Unknown`}</Fact>
              <Fact name={t`Industry`}>{industry ?? t`Unknown`}</Fact>
              <Fact name={t`Employees`}>{size ?? t`Unknown`}</Fact>
              <Fact name={t`Founded`}>{founded ?? t`Unknown`}</Fact>
            </dl>
          </div>
        ))}
      </AnswerPanel>
    </>
  );
}

const Registration = ({ record: { server, data } }: { record: WhoisRecord }) => (
  <>
    <h3>{server}</h3>
    <dl className="facts">
      <Fact name={t`Domain`}>{data.domainName ?? '–'}</Fact>
      <Fact name={t`Registrar`}>{data.registrar ?? t`Unknown`}</Fact>
      <Fact name={t`Registered`}>{dayOf(data.creationDate)}</Fact>
      <Fact name={t`Changed`}>{dayOf(data.updatedDate)}</Fact>
      <Fact name={t`Expires`}>{dayOf(data.expirationDate)}</Fact>
      <Fact name={t`Country of the owner`}>{countryOf(data.country) ?? t`Unknown`}</Fact>
      <Fact name={t`Name servers`}>{data.nameServers.join(', ') || '–'}</Fact>
      <Fact name={t`Status`}>{data.status.join(', ') || '–'}</Fact>
    </dl>
  </>
);

/** Entries of a US state's sex offender register with a name and birth date. */
export function OffendersResult({ firstName = '', lastName = '', birthDate = '', state = '' }: Values) {
  const search = { fname: firstName, lname: lastName, dob: birthDate, state };
  const { data, failed, again } = useAsked('LookUpOffenders', { search });
  if (!data) return failed ? <LookupFailure failed={failed} onRetry={again} /> : <Skeletons rows={4} />;
  const { facts } = data.sexOffenders;
  return (
    <AnswerPanel title={t`Sex offender register`} answer={data.sexOffenders}>
      {facts?.total === 0 && (
        <Nothing answer={data.sexOffenders} text={t`The register has no entry with this name and birth date.`} />
      )}
      <ul className="plain-list">
        {facts?.items.map((item) => (
          <li key={item.id}>
            <strong>{item.name}</strong>
            <dl className="facts">
              <Fact name={t`Date of birth`}>{item.birthDate ? dayOf(item.birthDate) : t`Not listed`}</Fact>
              <Fact name={t`Place`}>
                {[item.city, item.county, item.state].filter(Boolean).join(', ') || t`Not listed`}
              </Fact>
              <Fact name={t`Convictions`}>{item.charges.join('; ') || t`Not listed`}</Fact>
              <Fact name={t`Aliases`}>{item.aliases.join('; ') || t`None`}</Fact>
              <Fact name={t`Changed`}>{dayOf(item.timestamp)}</Fact>
            </dl>
          </li>
        ))}
      </ul>
      {facts && facts.total > 0 && <p className="note">{wordsFor('finding.register', facts.warning)}</p>}
    </AnswerPanel>
  );
}

type Eviction = NonNullable<Operations['LookUpEvictions']['answer']['tenantEvictions']['facts']>['items'][number] & {
  id: string;
};

const EVICTIONS: readonly Column<Eviction>[] = [
  { key: 'filed', name: t`Filed`, cell: ({ evictionDate }) => dayOf(evictionDate) },
  {
    key: 'address',
    name: t`Address`,
    isPlain: true,
    cell: ({ street, unit, city, stateCode, postalCode }) =>
      [street, unit, city, stateCode, postalCode].filter(Boolean).join(', ') || t`Not listed`,
  },
  {
    key: 'case',
    name: t`Case`,
    cell: ({ caseNumber, sourceUrl }) => <SourceLink address={sourceUrl}>{caseNumber ?? t`Not listed`}</SourceLink>,
  },
  { key: 'source', name: t`Source`, isWideOnly: true, cell: ({ source }) => source },
];

/** Eviction cases of the last seven years. */
export function EvictionsResult({ fullName, street, postalCode, state }: Values) {
  const search = {
    fullName: orNull(fullName),
    street: orNull(street),
    postalCode: orNull(postalCode),
    stateCode: orNull(state)?.toUpperCase() ?? null,
    countryCode: orNull(state) && 'US',
  };
  const { data, failed, again } = useAsked('LookUpEvictions', { search });
  if (!data) return failed ? <LookupFailure failed={failed} onRetry={again} /> : <Skeletons rows={4} />;
  const { facts } = data.tenantEvictions;
  const rows = facts?.items.map((item, n) => ({ ...item, id: String(n) })) ?? [];
  return (
    <AnswerPanel title={t`Eviction cases`} answer={data.tenantEvictions}>
      {facts?.total === 0 && (
        <Nothing
          answer={data.tenantEvictions}
          text={t`No case of the last seven years matches in the data searched.`}
        />
      )}
      {rows.length > 0 && (
        <DataTable
          label={t`Eviction cases`}
          columns={EVICTIONS}
          rows={rows}
          empty={null}
          foot={
            <span className="number">
              <Trans>
                {whole(rows.length)} of {whole(facts?.total ?? 0)}
              </Trans>
            </span>
          }
        />
      )}
      <p className="quiet">
        <Trans>Another person can have the same name. Compare the address before you conclude anything.</Trans>
      </p>
    </AnswerPanel>
  );
}
