import type { Operations } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { Failure, Skeletons } from '../look/states.js';
import { Fact, countryOf, dayOf, worded } from '../look/words.js';
import { AnswerPanel, Nothing, SourceLink } from './answer-panel.js';
import { type Values, orNull } from './values.js';

type EmailFacts = NonNullable<Operations['LookUpEmail']['answer']['emailFacts']['facts']>;

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

function mailboxOf({ masked, disposable, free, education }: EmailFacts): string {
  if (masked) return 'Relay address of a booking channel';
  if (disposable) return 'Disposable';
  if (free) return 'Free mailbox';
  return education?.facts?.institution ? 'University or college' : 'Own domain';
}

/** Facts about an email address, and the data breaches that include it. */
export function EmailResult({ email = '' }: Values) {
  const { data, failed, again } = useAsked('LookUpEmail', { email });
  if (!data) return failed ? <Failure failed={failed} onRetry={again} /> : <Skeletons rows={6} />;
  const { emailFacts, emailBreaches } = data;
  const breaches = emailBreaches.facts?.breaches ?? [];
  return (
    <>
      <AnswerPanel title="Email address" answer={emailFacts}>
        {emailFacts.facts && <EmailList facts={emailFacts.facts} />}
      </AnswerPanel>
      {emailFacts.facts?.mx && (
        <AnswerPanel title="Mail servers" answer={emailFacts.facts.mx}>
          <p>
            {emailFacts.facts.mx.facts?.acceptsMail
              ? 'The domain accepts mail. Whether this mailbox exists is not checked.'
              : 'The domain accepts no mail.'}
          </p>
          <p className="quiet">{emailFacts.facts.mx.facts?.hosts.slice(0, 5).join(', ')}</p>
        </AnswerPanel>
      )}
      <AnswerPanel title="Data breaches" answer={emailBreaches}>
        {breaches.length === 0 && <Nothing answer={emailBreaches} text="No breach includes this address." />}
        <dl className="facts">
          {breaches.map(({ name, domain, breachDate }) => (
            <Fact key={`${name} ${breachDate}`} name={name}>
              {[domain, breachDate && dayOf(breachDate)].filter(Boolean).join(', ') || '–'}
            </Fact>
          ))}
        </dl>
        {breaches.length > 0 && (
          <p className="quiet">An address with a history is usual. A breach is no sign against a guest.</p>
        )}
      </AnswerPanel>
    </>
  );
}

const EmailList = ({ facts }: { facts: EmailFacts }) => (
  <dl className="facts">
    <Fact name="Well-formed">{yesNo(facts.valid)}</Fact>
    {facts.valid && (
      <>
        <Fact name="Address">{facts.normalized}</Fact>
        <Fact name="Domain">{facts.domain}</Fact>
        <Fact name="Kind">{mailboxOf(facts)}</Fact>
        {facts.education?.facts?.institution && (
          <Fact name="Institution">
            {[facts.education.facts.institution.name, countryOf(facts.education.facts.institution.countryCode)]
              .filter(Boolean)
              .join(', ')}
          </Fact>
        )}
      </>
    )}
  </dl>
);

/** Facts about a phone number. */
export function PhoneResult({ number = '', country = '' }: Values) {
  const { data, failed, again } = useAsked('LookUpPhone', { number, country: orNull(country)?.toUpperCase() ?? null });
  if (!data) return failed ? <Failure failed={failed} onRetry={again} /> : <Skeletons rows={4} />;
  const { facts } = data.phoneFacts;
  return (
    <AnswerPanel title="Phone number" answer={data.phoneFacts}>
      {facts && (
        <dl className="facts">
          <Fact name="Valid number">{yesNo(facts.valid)}</Fact>
          <Fact name="Number">{facts.internationalFormat ?? '–'}</Fact>
          <Fact name="Country">{countryOf(facts.countryCode) ?? 'Unknown'}</Fact>
          <Fact name="Line type">{facts.lineType ? worded(facts.lineType) : 'Unknown'}</Fact>
          <Fact name="Carrier">{facts.carrier?.name ?? 'Unknown'}</Fact>
        </dl>
      )}
      <p className="quiet">Whether the number is in service is not checked.</p>
    </AnswerPanel>
  );
}

/** Social networks on which an address or number has an account. */
export function SocialResult({ email = '', phone = '' }: Values) {
  const { data, failed, again } = useAsked('LookUpSocial', { email: orNull(email), phone: orNull(phone) });
  if (!data) return failed ? <Failure failed={failed} onRetry={again} /> : <Skeletons rows={4} />;
  const { accounts } = data.social;
  return (
    <AnswerPanel title="Social accounts" answer={data.social}>
      {accounts.length === 0 && <Nothing answer={data.social} text="No network was searched." />}
      <dl className="facts">
        {accounts.map(({ by, network, registered }) => (
          <Fact key={`${by} ${network}`} name={`${worded(network)}, by ${by}`}>
            {registered ? 'Account found' : 'No account found'}
          </Fact>
        ))}
      </dl>
    </AnswerPanel>
  );
}

/** Location of an IP address, and the blocklists that name it. */
export function IpResult({ ip = '' }: Values) {
  const { data, failed, again } = useAsked('LookUpIp', { ip });
  if (!data) return failed ? <Failure failed={failed} onRetry={again} /> : <Skeletons rows={6} />;
  const { ipFacts, ipThreats } = data;
  const { facts } = ipFacts;
  const threats = ipThreats.facts?.threats ?? [];
  return (
    <>
      <AnswerPanel title="IP address" answer={ipFacts}>
        {facts && (
          <dl className="facts">
            <Fact name="Valid address">{facts.valid ? `Yes, IPv${facts.version}` : 'No'}</Fact>
            <Fact name="Private or reserved">{yesNo(facts.reserved)}</Fact>
            <Fact name="Country of the network">{countryOf(facts.countryCode) ?? 'Unknown'}</Fact>
            <Fact name="City of the network">
              {[facts.city, facts.postalCode].filter(Boolean).join(', ') || 'Unknown'}
            </Fact>
            <Fact name="Time zone">{facts.timeZone ?? 'Unknown'}</Fact>
          </dl>
        )}
        <p className="quiet">The city is that of the network: rarely right for a phone, never for a VPN.</p>
      </AnswerPanel>
      <AnswerPanel title="Blocklists" answer={ipThreats}>
        {threats.length === 0 && <Nothing answer={ipThreats} text="No blocklist names this address." />}
        <ul className="plain-list">
          {threats.map(({ title, link, timestamp, source, tags }) => (
            <li key={`${source} ${title}`}>
              <SourceLink address={link}>{title}</SourceLink>{' '}
              {tags.map((tag) => (
                <Badge key={tag} tone="warn">
                  {tag}
                </Badge>
              ))}
              <p className="quiet">
                {source}
                {timestamp && `, ${dayOf(timestamp)}`}
              </p>
            </li>
          ))}
        </ul>
      </AnswerPanel>
    </>
  );
}

const PRECISION: Readonly<Record<string, string>> = {
  building: 'The building',
  street: 'The street',
  postal_code: 'The area of the postal code; street and house number are not checked',
  city: 'The city; street and house number are not checked',
  country: 'The country only',
  none: 'Nothing',
};

/** The place of an address. */
export function AddressResult(values: Values) {
  const { street = '', city = '', state = '', zipcode = '', country = '' } = values;
  const address = Object.fromEntries(
    Object.entries({ street, city, state, zipcode, country }).map(([name, text]) => [name, orNull(text)]),
  );
  const { data, failed, again } = useAsked('LookUpAddress', { address });
  if (!data) return failed ? <Failure failed={failed} onRetry={again} /> : <Skeletons rows={5} />;
  const { facts } = data.addressFacts;
  return (
    <AnswerPanel title="Address" answer={data.addressFacts}>
      {facts && (
        <dl className="facts">
          <Fact name="Found">{PRECISION[facts.precision]}</Fact>
          <Fact name="Parts fit together">{yesNo(facts.matched)}</Fact>
          <Fact name="Place">
            {[facts.street, facts.zipcode, facts.city, facts.state, countryOf(facts.countryCode)]
              .filter(Boolean)
              .join(', ') || '–'}
          </Fact>
          <Fact name="Position">
            {facts.lat === null || facts.lon === null ? '–' : `${facts.lat.toFixed(4)}, ${facts.lon.toFixed(4)}`}
          </Fact>
          <Fact name="Time zone">{facts.timeZone ?? 'Unknown'}</Fact>
        </dl>
      )}
    </AnswerPanel>
  );
}
