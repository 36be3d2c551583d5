import { type ReactNode, useId } from 'react';
import { lengthOfTime } from '../../words/dates.js';
import { pageFacts } from '../state/page-facts.js';
import { usePortal } from '../state/use-portal.js';
import { filled, useSpoken } from '../words/use-words.js';

type About = 'document' | 'face' | 'check' | 'behavior';

/** One consent: its purpose, the retention period, the alternative and the choice itself. */
export function ConsentBox({ about, children }: { about: About; children: ReactNode }) {
  const { words } = useSpoken();
  const { consent } = words;
  const id = useId();
  const [title, why, other] = {
    document: [consent.documentTitle, consent.documentWhy, consent.documentOther],
    face: [consent.faceTitle, useFaceWhy(), consent.faceOther],
    check: [consent.checkTitle, null, consent.checkOther],
    behavior: [consent.behaviorTitle, consent.behaviorWhy, consent.behaviorOther],
  }[about];
  const { privacyUrl } = pageFacts.host;
  return (
    <section className="consent" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {why && <Line name={consent.why} text={why} />}
        <Line name={consent.kept} text={useKept(about)} />
        <Line name={consent.other} text={other!} />
      </dl>
      {privacyUrl && (
        <p>
          <a href={privacyUrl} target="_blank" rel="noreferrer">
            {words.host.privacy}
          </a>
        </p>
      )}
      {children}
    </section>
  );
}

const Line = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
);

/** Whether the guest is also asked to turn their head. */
const useAsksMovement = (): boolean => usePortal().tasks.some(({ content }) => content.askMovement === true);

function useFaceWhy(): string {
  const { faceWhy, faceMovement } = useSpoken().words.consent;
  return useAsksMovement() ? joined(faceWhy, faceMovement) : faceWhy;
}

/** Two sentences; Japanese ones follow each other without a space. */
const joined = (one: string, other: string) => `${one}${one.endsWith('。') ? '' : ' '}${other}`;

/** Retention of the data that a consent covers, by the account's settings. */
function useKept(about: About): string {
  const { words, locale } = useSpoken();
  const { pictureDays, identityDays, backgroundDays } = usePortal().retention;
  const { consent } = words;
  const within = (text: string, days: number) => filled(text, { time: lengthOfTime(locale, days, 'day') });
  const asksMovement = useAsksMovement();
  const face = pictureDays === null ? consent.faceNone : within(consent.face, pictureDays);
  if (about === 'face') return asksMovement ? joined(face, consent.framesKept) : face;
  if (about === 'check') return within(consent.result, backgroundDays);
  if (about === 'behavior') return within(consent.behaviorKept, identityDays);
  const pictures = pictureDays === null ? consent.picturesNone : within(consent.pictures, pictureDays);
  return joined(pictures, within(consent.data, identityDays));
}
