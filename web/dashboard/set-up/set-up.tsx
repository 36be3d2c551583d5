import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Link, getRouteApi, linkOptions, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAsked } from '../graph/use-asked.js';
import { PageHeader } from '../look/page-header.js';
import { Failure, Skeletons } from '../look/states.js';
import { BrandStep } from './brand-step.js';
import { ListingStep } from './listing-step.js';
import { PortalStep } from './portal-step.js';
import type { SetUpAnswer, StepProps } from './step.js';
import { TryStep } from './try-step.js';
import './set-up.css';

interface Step {
  path: string;
  name: string;
  title: string;
  note: string;
  Form: (props: StepProps) => React.ReactNode;
  isDone(known: SetUpAnswer): boolean;
}

const STEPS: readonly Step[] = [
  {
    path: 'brand',
    name: t`Brand`,
    title: t`Your name and color`,
    note: t`Guests see them on every page of the guest portal.`,
    Form: BrandStep,
    isDone: ({ branding }) => branding.name !== null,
  },
  {
    path: 'listing',
    name: t`First listing`,
    title: t`Your first listing`,
    note: t`What guests book, such as an apartment. You can add more later, or let your PMS send them.`,
    Form: ListingStep,
    isDone: ({ listingConnection }) => listingConnection.totalCount > 0,
  },
  {
    path: 'portal',
    name: t`Guest portal`,
    title: t`What guests must do`,
    note: t`Before arrival, each guest gets a link to a short form. Choose how much it asks.`,
    Form: PortalStep,
    isDone: ({ screenRules }) => Boolean(screenRules?.configData.some(({ screens }) => screens.length > 0)),
  },
  {
    path: 'try',
    name: t`Try it`,
    title: t`Try it`,
    note: t`See what you and a guest see, and send the first reservation from your own program.`,
    Form: TryStep,
    isDone: ({ reservationConnection }) => reservationConnection.totalCount > 0,
  },
];

const route = getRouteApi('/setup/{-$step}');

const linkToStep = (step: string) => linkOptions({ to: '/setup/{-$step}', params: { step } });

/** The set-up after the owner's account: each step can be skipped, and its address survives a reload. */
export default function SetUp() {
  const asked = route.useParams().step;
  const navigate = useNavigate();
  const { data, failed, again } = useAsked('SetUp', {});
  const at = STEPS.findIndex(({ path }) => path === asked);
  useEffect(() => {
    if (!data || at >= 0) return;
    const next = STEPS.find(({ isDone }) => !isDone(data)) ?? STEPS.at(-1)!;
    void navigate({ ...linkToStep(next.path), replace: true });
  }, [data, at, navigate]);
  const step = STEPS[at];
  if (!step || !data)
    return (
      <>
        <PageHeader title={t`Set-up`} />
        <Failure failed={failed} onRetry={again} />
        {!failed && <Skeletons rows={4} />}
      </>
    );
  const next = STEPS[at + 1];
  return (
    <div className="set-up">
      <nav aria-label={t`Set-up`}>
        <ol className="set-up-steps">
          <li className="done">
            <IconCircleCheckFilled size={18} aria-hidden />
            <Trans>
              Your account<span className="unseen">, done</span>
            </Trans>
          </li>
          {STEPS.map(({ path, name, isDone }, n) => (
            <li key={path} className={isDone(data) ? 'done' : undefined}>
              <Link {...linkToStep(path)} aria-current={n === at ? 'step' : undefined}>
                {isDone(data) ? (
                  <IconCircleCheckFilled size={18} aria-hidden />
                ) : (
                  <span className="set-up-number" aria-hidden>
                    {n + 2}
                  </span>
                )}
                {name}
                {isDone(data) && (
                  <span className="unseen">
                    <Trans>, done</Trans>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <PageHeader title={step.title} note={step.note} />
      <Failure failed={failed} onRetry={again} />
      <step.Form
        key={step.path}
        known={data}
        back={at > 0 ? linkToStep(STEPS[at - 1]!.path) : null}
        onNext={() => {
          again();
          void navigate(next ? linkToStep(next.path) : { to: '/overview' });
        }}
      />
    </div>
  );
}
