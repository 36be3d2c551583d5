import type { Operations } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { type Column, DataTable } from '../look/data-table.js';
import { Failure, Skeletons } from '../look/states.js';
import { Fact, countryOf, dayOf } from '../look/words.js';
import { AnswerPanel, Nothing, SourceLink } from './answer-panel.js';
import { type Values, orNull } from './values.js';

type WhoisRecord = Operations['LookUpDomain']['answer']['whois']['records'][number];

/** Registration of a domain, and the companies behind it. */
export function DomainResult({ domain = '' }: Values) {
  const { data, failed, again } = useAsked('LookUpDomain', { domain });
  if (!data) return failed ? <Failure failed={failed} onRetry={again} /> : <Skeletons rows={6} />;
  const { whois, domainCompanies } = data;
  const companies = domainCompanies.facts?.companies ?? [];
  return (
    <>
      <AnswerPanel title="Registration" answer={whois}>
        {whois.records.length === 0 && <Nothing answer={whois} text="The domain is not registered." />}
        {whois.records.map((record) => (
          <Registration key={record.server} record={record} />
        ))}
      </AnswerPanel>
      <AnswerPanel title="Companies" answer={domainCompanies}>
        {companies.length === 0 && (
          <Nothing answer={domainCompanies} text="The list has no company with this domain." />
        )}
        {companies.map(({ name, country, industry, size, founded, profileUrl }) => (
          <div key={`${name} ${country}`}>
            <h3>
              <SourceLink address={profileUrl}>{name}</SourceLink>
            </h3>
            <dl className="facts">
              <Fact name="Country">{country ?? 'Unknown'}</Fact>
              <Fact name="Industry">{industry ?? 'Unknown'}</Fact>
              <Fact name="Employees">{size ?? 'Unknown'}</Fact>
              <Fact name="Founded">{founded ?? 'Unknown'}</Fact>
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
      <Fact name="Domain">{data.domainName ?? '–'}</Fact>
      <Fact name="Registrar">{data.registrar ?? 'Unknown'}</Fact>
      <Fact name="Registered">{dayOf(data.creationDate)}</Fact>
      <Fact name="Changed">{dayOf(data.updatedDate)}</Fact>
      <Fact name="Expires">{dayOf(data.expirationDate)}</Fact>
      <Fact name="Country of the owner">{countryOf(data.country) ?? 'Unknown'}</Fact>
      <Fact name="Name servers">{data.nameServers.join(', ') || '–'}</Fact>
      <Fact name="Status">{data.status.join(', ') || '–'}</Fact>
    </dl>
  </>
);

/** Entries of a US state's sex offender register with a name and birth date. */
export function OffendersResult({ firstName = '', lastName = '', birthDate = '', state = '' }: Values) {
  const search = { fname: firstName, lname: lastName, dob: birthDate, state };
  const { data, failed, again } = useAsked('LookUpOffenders', { search });
  if (!data) return failed ? <Failure failed={failed} onRetry={again} /> : <Skeletons rows={4} />;
  const { facts } = data.sexOffenders;
  return (
    <AnswerPanel title="Sex offender register" answer={data.sexOffenders}>
      {facts?.total === 0 && (
        <Nothing answer={data.sexOffenders} text="The register has no entry with this name and birth date." />
      )}
      <ul className="plain-list">
        {facts?.items.map((item) => (
          <li key={item.id}>
            <strong>{item.name}</strong>
            <dl className="facts">
              <Fact name="Date of birth">{item.birthDate ? dayOf(item.birthDate) : 'Not listed'}</Fact>
              <Fact name="Place">
                {[item.city, item.county, item.state].filter(Boolean).join(', ') || 'Not listed'}
              </Fact>
              <Fact name="Convictions">{item.charges.join('; ') || 'Not listed'}</Fact>
              <Fact name="Aliases">{item.aliases.join('; ') || 'None'}</Fact>
              <Fact name="Changed">{dayOf(item.timestamp)}</Fact>
            </dl>
          </li>
        ))}
      </ul>
      {facts && facts.total > 0 && <p className="note">{facts.warning}</p>}
    </AnswerPanel>
  );
}

type Eviction = NonNullable<Operations['LookUpEvictions']['answer']['tenantEvictions']['facts']>['items'][number] & {
  id: string;
};

const EVICTIONS: readonly Column<Eviction>[] = [
  { key: 'filed', name: 'Filed', cell: ({ evictionDate }) => dayOf(evictionDate) },
  {
    key: 'address',
    name: 'Address',
    isPlain: true,
    cell: ({ street, unit, city, stateCode, postalCode }) =>
      [street, unit, city, stateCode, postalCode].filter(Boolean).join(', ') || 'Not listed',
  },
  {
    key: 'case',
    name: 'Case',
    cell: ({ caseNumber, sourceUrl }) => <SourceLink address={sourceUrl}>{caseNumber ?? 'Not listed'}</SourceLink>,
  },
  { key: 'source', name: 'Source', isWideOnly: true, cell: ({ source }) => source },
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
  if (!data) return failed ? <Failure failed={failed} onRetry={again} /> : <Skeletons rows={4} />;
  const { facts } = data.tenantEvictions;
  const rows = facts?.items.map((item, n) => ({ ...item, id: String(n) })) ?? [];
  return (
    <AnswerPanel title="Eviction cases" answer={data.tenantEvictions}>
      {facts?.total === 0 && (
        <Nothing answer={data.tenantEvictions} text="No case of the last seven years matches in the data searched." />
      )}
      {rows.length > 0 && (
        <DataTable
          label="Eviction cases"
          columns={EVICTIONS}
          rows={rows}
          empty={null}
          foot={
            <span className="number">
              {rows.length} of {facts?.total}
            </span>
          }
        />
      )}
      <p className="quiet">Another person can have the same name. Compare the address before you conclude anything.</p>
    </AnswerPanel>
  );
}
