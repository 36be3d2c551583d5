import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Operations } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { Skeletons } from '../look/states.js';
import { Fact, countryOf, dayOf, worded } from '../look/words.js';
import { AnswerPanel, Nothing, SourceLink } from './answer-panel.js';
import { LookupFailure } from './lookup-failure.js';
import { type Values, orNull } from './values.js';

type EmailFacts = NonNullable<Operations['LookUpEmail']['answer']['emailFacts']['facts']>;

const yesNo = (is: boolean) => (is ? t`Yes` : t`No`);

function mailboxOf({ masked, disposable, free, education }: EmailFacts): string {
  if (masked) return t`Relay address of a booking channel`;
  if (disposable) return t`Disposable`;
  if (free) return t`Free mailbox`;
  return education?.facts?.institution ? t`University or college` : t`Own domain`;
}

/** Facts about an email address, and the data breaches that include it. */
export function EmailResult({ email = '' }: Values) {
  const { data, failed, again } = useAsked('LookUpEmail', { email });
  if (!data) return failed ? <LookupFailure failed={failed} onRetry={again} /> : <Skeletons rows={6} />;
  const { emailFacts, emailBreaches } = data;
  const breaches = emailBreaches.facts?.breaches ?? [];
  return (
    <>
      <AnswerPanel title={t`Email address`} answer={emailFacts}>
        {emailFacts.facts && <EmailList facts={emailFacts.facts} />}
      </AnswerPanel>
      {emailFacts.facts?.mx && (
        <AnswerPanel title={t`Mail servers`} answer={emailFacts.facts.mx}>
          <p>
            {emailFacts.facts.mx.facts?.acceptsMail
              ? t`The domain accepts mail. Whether this mailbox exists is not checked.`
              : t`The domain accepts no mail.`}
          </p>
          <p className="quiet">{emailFacts.facts.mx.facts?.hosts.slice(0, 5).join(', ')}</p>
        </AnswerPanel>
      )}
      <AnswerPanel title={t`Data breaches`} answer={emailBreaches}>
        {breaches.length === 0 && <Nothing answer={emailBreaches} text={t`No breach includes this address.`} />}
        <dl className="facts">
          {breaches.map(({ name, domain, breachDate }) => (
            <Fact key={`${name} ${breachDate}`} name={name}>
              {[domain, breachDate && dayOf(breachDate)].filter(Boolean).join(', ') || '–'}
            </Fact>
          ))}
        </dl>
        {breaches.length > 0 && (
          <p className="quiet">
            <Trans>It is normal for an address to have a history. A breach says nothing against the guest.</Trans>
          </p>
        )}
      </AnswerPanel>
    </>
  );
}

const EmailList = ({ facts }: { facts: EmailFacts }) => (
  <dl className="facts">
    <Fact name={t`Well-formed`}>{yesNo(facts.valid)}</Fact>
    {facts.valid && (
      <>
        <Fact name={t`Address`}>{facts.normalized}</Fact>
        <Fact name={t`Domain`}>{facts.domain}</Fact>
        <Fact name={t`Kind`}>{mailboxOf(facts)}</Fact>
        {facts.education?.facts?.institution && (
          <Fact name={t`Institution`}>
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
  if (!data) return failed ? <LookupFailure failed={failed} onRetry={again} /> : <Skeletons rows={4} />;
  const { facts } = data.phoneFacts;
  return (
    <AnswerPanel title={t`Phone number`} answer={data.phoneFacts}>
      {facts && (
        <dl className="facts">
          <Fact name={t`Valid number`}>{yesNo(facts.valid)}</Fact>
          <Fact name={t`Number`}>{facts.internationalFormat ?? '–'}</Fact>
          <Fact name={t`Country`}>{countryOf(facts.countryCode) ?? t`Unknown`}</Fact>
          <Fact name={t`Line type`}>{facts.lineType ? worded(facts.lineType) : t`Unknown`}</Fact>
          <Fact name={t`Carrier`}>{facts.carrier?.name ?? t`Unknown`}</Fact>
        </dl>
      )}
      <p className="quiet">
        <Trans>Whether the number is in service is not checked.</Trans>
      </p>
    </AnswerPanel>
  );
}

/** Social networks on which an address or number has an account. */
export function SocialResult({ email = '', phone = '' }: Values) {
  const { data, failed, again } = useAsked('LookUpSocial', { email: orNull(email), phone: orNull(phone) });
  if (!data) return failed ? <LookupFailure failed={failed} onRetry={again} /> : <Skeletons rows={4} />;
  const { accounts } = data.social;
  return (
    <AnswerPanel title={t`Social accounts`} answer={data.social}>
      {accounts.length === 0 && <Nothing answer={data.social} text={t`No network was searched.`} />}
      <dl className="facts">
        {accounts.map(({ by, network, registered }) => (
          <Fact key={`${by} ${network}`} name={t`${worded(network)}, by ${by}`}>
            {registered ? t`Account found` : t`No account found`}
          </Fact>
        ))}
      </dl>
    </AnswerPanel>
  );
}

/** Location of an IP address, and the blocklists that name it. */
export function IpResult({ ip = '' }: Values) {
  const { data, failed, again } = useAsked('LookUpIp', { ip });
  if (!data) return failed ? <LookupFailure failed={failed} onRetry={again} /> : <Skeletons rows={6} />;
  const { ipFacts, ipThreats } = data;
  const { facts } = ipFacts;
  const threats = ipThreats.facts?.threats ?? [];
  return (
    <>
      <AnswerPanel title={t`IP address`} answer={ipFacts}>
        {facts && (
          <dl className="facts">
            <Fact name={t`Valid address`}>{facts.valid ? t`Yes, IPv${facts.version ?? ''}` : t`No`}</Fact>
            <Fact name={t`Private or reserved`}>{yesNo(facts.reserved)}</Fact>
            <Fact name={t`Country of the network`}>{countryOf(facts.countryCode) ?? t`Unknown`}</Fact>
            <Fact name={t`City of the network`}>
              {[facts.city, facts.postalCode].filter(Boolean).join(', ') || t`Unknown`}
            </Fact>
            <Fact name={t`Time zone`}>{facts.timeZone ?? t`Unknown`}</Fact>
          </dl>
        )}
        <p className="quiet">
          <Trans>The city is that of the network: rarely right for a phone, never for a VPN.</Trans>
        </p>
      </AnswerPanel>
      <AnswerPanel title={t`Blocklists`} answer={ipThreats}>
        {threats.length === 0 && <Nothing answer={ipThreats} text={t`No blocklist names this address.`} />}
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
  building: t`The building`,
  street: t`The street`,
  postal_code: t`The area of the postal code; street and house number are not checked`,
  city: t`The city; street and house number are not checked`,
  country: t`The country only`,
  none: t`Nothing`,
};

/** The place of an address. */
export function AddressResult(values: Values) {
  const { street = '', city = '', state = '', zipcode = '', country = '' } = values;
  const address = Object.fromEntries(
    Object.entries({ street, city, state, zipcode, country }).map(([name, text]) => [name, orNull(text)]),
  );
  const { data, failed, again } = useAsked('LookUpAddress', { address });
  if (!data) return failed ? <LookupFailure failed={failed} onRetry={again} /> : <Skeletons rows={5} />;
  const { facts } = data.addressFacts;
  return (
    <AnswerPanel title={t`Address`} answer={data.addressFacts}>
      {facts && (
        <dl className="facts">
          <Fact name={t`Found`}>{PRECISION[facts.precision]}</Fact>
          <Fact name={t`Parts fit together`}>{yesNo(facts.matched)}</Fact>
          <Fact name={t`Place`}>
            {[facts.street, facts.zipcode, facts.city, facts.state, countryOf(facts.countryCode)]
              .filter(Boolean)
              .join(', ') || '–'}
          </Fact>
          <Fact name={t`Position`}>
            {facts.lat === null || facts.lon === null ? '–' : `${facts.lat.toFixed(4)}, ${facts.lon.toFixed(4)}`}
          </Fact>
          <Fact name={t`Time zone`}>{facts.timeZone ?? t`Unknown`}</Fact>
        </dl>
      )}
    </AnswerPanel>
  );
}
