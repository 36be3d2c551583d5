import { useEffect } from 'react';
import { useAsked } from '../graph/use-asked.js';
import type { Operations } from '../graph/answers.js';
import { PageTitle } from '../look/page-title.js';
import { Moment, Problem, Tag, dayOf, worded } from '../look/words.js';

type Answer = Operations['DataSources']['answer'];

/** While lists are being fetched. */
const AGAIN_MS = 5_000;

/** The lists and providers that decisions rest on: coverage, age and state. */
export default function DataSources() {
  const { data, failed, again } = useAsked('DataSources', {});
  const isFetching =
    data?.datasets.some(({ fetch }) => fetch && ['FETCHING', 'WAITING'].includes(fetch.state)) ?? false;
  useEffect(() => {
    if (!isFetching) return undefined;
    const timer = setInterval(again, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isFetching, again]);
  return (
    <>
      <PageTitle text="Data sources" />
      <Problem failed={failed} />
      {data && (
        <>
          <section>
            <h2>Sources</h2>
            <p className="quiet">
              A check passes only where every source it needs was searched, covers the guest and is recent enough.
            </p>
            <ul className="cards">
              {data.lookupSources.map((source) => (
                <SourceCard key={`${source.capability} ${source.name} ${source.holds}`} source={source} />
              ))}
            </ul>
          </section>
          <section>
            <h2>Data sets</h2>
            <ul className="cards">
              {[...data.datasets]
                .sort((a, b) => b.parts.length - a.parts.length)
                .map((dataset) => (
                  <DatasetCard key={dataset.name} dataset={dataset} />
                ))}
            </ul>
          </section>
        </>
      )}
    </>
  );
}

type SourceAnswer = Answer['lookupSources'][number];

/** What a source covers, in a line; nothing where it is not limited. */
function coverageLine({ lists, states, countries, from, to }: SourceAnswer): string {
  const places = states?.length ? `US states ${states.join(', ')}` : countries?.join(', ');
  const years = from ? `${dayOf(from)} to ${to ? dayOf(to) : 'today'}` : null;
  return [lists?.join(', '), places, years].filter(Boolean).join(' · ');
}

const SOURCE_KINDS: Readonly<Record<string, string>> = {
  BUILT_IN: 'Built in',
  IMPORTED: 'Imported',
  PROVIDER: 'External provider',
};

const CAPABILITIES: Readonly<Record<string, string>> = {
  phone: 'Phone numbers',
  mx: 'Mail servers',
  ip: 'IP location',
  ip_threats: 'IP threats',
  whois: 'Domain registrations',
  company: 'Companies',
  address: 'Places',
  breaches: 'Breaches',
  social: 'Social accounts',
  sex_offenders: 'Sex offender registers',
  evictions: 'Evictions',
  news: 'News',
  watchlist: 'Sanctions and watchlists',
  credit: 'Credit',
};

function SourceCard({ source }: { source: SourceAnswer }) {
  const { capability, kind, name, holds, refreshedOn, maxAgeDays, isTooOld } = source;
  const covered = coverageLine(source);
  return (
    <li>
      <p className="line">
        <strong>{CAPABILITIES[capability] ?? worded(capability)}</strong>
        <Tag kind={isTooOld ? 'review' : 'pass'}>{isTooOld ? 'Too old' : SOURCE_KINDS[kind]!}</Tag>
      </p>
      <p>{name === holds ? name : `${name}: ${holds}`}</p>
      {covered && <p>Covers {covered}</p>}
      <p className="quiet">
        {refreshedOn ? `Data from ${dayOf(refreshedOn)}` : 'Asked live'}
        {maxAgeDays !== null && `; checks rely on it for ${maxAgeDays} days`}.
      </p>
    </li>
  );
}

type DatasetAnswer = Answer['datasets'][number];

/** What the tag of a data set says, and how it looks. */
function tagOf({ parts, fetch }: DatasetAnswer): { kind: string; text: string } {
  if (fetch?.state === 'FETCHING') return { kind: 'incomplete', text: 'Fetching' };
  if (fetch?.state === 'FAILED') return { kind: 'review', text: parts.length > 0 ? 'Update failed' : 'Not loaded' };
  if (parts.length > 0) return { kind: 'pass', text: 'Loaded' };
  return { kind: 'disabled', text: fetch?.state === 'WAITING' ? 'Waiting' : 'Not loaded' };
}

function DatasetCard({ dataset }: { dataset: DatasetAnswer }) {
  const { title, publisher, licence, parts, loading, fetch } = dataset;
  const { kind, text } = tagOf(dataset);
  return (
    <li>
      <p className="line">
        <strong>{title}</strong>
        <Tag kind={kind}>{text}</Tag>
      </p>
      <p className="quiet">
        {publisher}. {licence}
      </p>
      {parts.map(({ part, asOf, rows }) => (
        <p key={part}>
          {part === 'all' ? '' : `${part}: `}
          {rows.toLocaleString('en-GB')} rows of {dayOf(asOf)}
        </p>
      ))}
      {fetch?.state === 'FETCHING' && loading !== null && <p>{loading.toLocaleString('en-GB')} rows imported so far</p>}
      {fetch && <FetchLines fetch={fetch} />}
    </li>
  );
}

/** How a data set is kept up to date. */
function FetchLines({ fetch: { state, problem, fetchedAt, nextAt } }: { fetch: NonNullable<DatasetAnswer['fetch']> }) {
  return (
    <>
      {state === 'FAILED' && problem && <p className="problem">{problem}</p>}
      {state === 'IMPORTED_BY_HAND' && <p className="quiet">Imported by hand: not updated automatically.</p>}
      {state !== 'FETCHING' && (fetchedAt || nextAt) && (
        <p className="quiet">
          {fetchedAt && (
            <>
              Checked <Moment at={fetchedAt} />.{' '}
            </>
          )}
          {nextAt && (
            <>
              {state === 'FAILED' ? 'Next try' : 'Next check'} <Moment at={nextAt} />.
            </>
          )}
        </p>
      )}
    </>
  );
}
