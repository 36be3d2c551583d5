import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Badge } from '../look/badges.js';
import { Panel } from '../look/panel.js';
import { dayOf } from '../look/words.js';
import { reasonOf } from './reasons.js';
import type { GapParts } from '../graph/answers.js';
import { gapText } from '../language/server-words.js';

/** What every answer of a lookup says about its sources. */
export interface Sources {
  known: boolean;
  source: string | null;
  asOf: string | null;
  reason: string | null;
  gaps: readonly GapParts[];
}

interface AnswerPanelProps {
  title: string;
  answer: Sources;
  /** Shown only if a source had an answer. */
  children: ReactNode;
}

/** The answer of one lookup with its source and date, or why there is none. */
export const AnswerPanel = ({ title, answer, children }: AnswerPanelProps) => {
  const { known, source, asOf, reason, gaps } = answer;
  return (
    <Panel title={title} actions={<StateBadge {...answer} />}>
      {known ? (
        children
      ) : (
        <p>
          <Trans>
            <b>No source could answer.</b> Nothing can be concluded from this.
          </Trans>
        </p>
      )}
      {reason && <p>{reasonOf(reason)}</p>}
      {gaps.length > 0 && (
        <>
          {known && (
            <p>
              <Trans>Not searched, or too old:</Trans>
            </p>
          )}
          <ul className="sentences">
            {gaps.map((gap) => (
              <li key={`${gap.source} ${gap.message}`}>{gapText(gap)}</li>
            ))}
          </ul>
        </>
      )}
      {source && (
        <p className="quiet">
          {asOf ? (
            <Trans>
              Source: {source}, data of {dayOf(asOf)}
            </Trans>
          ) : (
            <Trans>Source: {source}</Trans>
          )}
        </p>
      )}
    </Panel>
  );
};

function StateBadge({ known, gaps }: Sources) {
  if (!known)
    return (
      <Badge tone="warn">
        <Trans>Not available</Trans>
      </Badge>
    );
  return gaps.length > 0 ? (
    <Badge tone="warn">
      <Trans>Incomplete</Trans>
    </Badge>
  ) : null;
}

interface NothingProps {
  answer: Sources;
  /** What was not found, as a sentence. */
  text: string;
}

/** Says that nothing was found, and whether that is all. */
export const Nothing = ({ answer: { gaps }, text }: NothingProps) => (
  <p>
    {text}{' '}
    {gaps.length > 0 && (
      <b>
        <Trans>Not everything was searched, so there may be more.</Trans>
      </b>
    )}
  </p>
);

/** A link of a record to its publisher; text alone unless it is a web address. */
export const SourceLink = ({ address, children }: { address: string | null; children: ReactNode }) =>
  address && /^https?:\/\//.test(address) ? (
    <Anchor href={address} target="_blank" rel="noreferrer" underline="always" inherit>
      {children}
    </Anchor>
  ) : (
    <>{children}</>
  );
