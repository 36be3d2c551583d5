import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useConnection } from '../graph/use-connection.js';
import { useDoing } from '../graph/use-asked.js';
import { authorName } from '../look/authors.js';
import { Badge } from '../look/badges.js';
import { Confirm } from '../look/confirm.js';
import { Dialog } from '../look/dialog.js';
import { ListFoot } from '../look/list-foot.js';
import { Failure, Skeletons } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { Ago } from '../look/when.js';
import { type Action, actionText } from './actions-field.js';
import type { Rule } from './rule-editor.js';
import { type DiffPart, textDiff } from './text-diff.js';

type Connection = NonNullable<Operations['RuleVersions']['answer']['businessRule']>['versionConnection'];
type Version = Connection['edges'][number]['node'];

const NONE: Connection = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

interface RuleHistoryProps {
  rule: Rule;
  /** `isRestored`: whether the rule has a new version. */
  onClose(isRestored: boolean): void;
}

/** The saved versions of a rule, newest first, each with its changes. */
export function RuleHistory({ rule: { id, name, version: current, state }, onClose }: RuleHistoryProps) {
  const [restoring, setRestoring] = useState<Version | null>(null);
  const page = useConnection(
    'RuleVersions',
    { id, first: 20 },
    (answer) => answer.businessRule?.versionConnection ?? NONE,
  );
  const { isBusy, failed, run } = useDoing();
  const restore = async ({ version }: Version) => {
    setRestoring(null);
    if (!(await run(() => ask('RestoreRule', { id, version })))) return;
    showToast({ text: t`Version ${version} restored as a draft.` });
    onClose(true);
  };
  if (restoring)
    return (
      <RestoreDialog
        {...{ name, current, state, restoring }}
        onDone={(isSure) => (isSure ? void restore(restoring) : setRestoring(null))}
      />
    );
  return (
    <Dialog title={t`History of ${name}`} size="lg" onClose={() => onClose(false)}>
      <Failure failed={page.failed ?? failed} onRetry={page.failed ? page.again : undefined} />
      {!page.rows && !page.failed && <Skeletons rows={4} />}
      {page.rows && (
        <>
          <ol className="rule-versions" reversed>
            {page.rows.map((version, n) => (
              <li key={version.id}>
                <div className="rule-version-head">
                  <h3>
                    <Trans>Version {version.version}</Trans>
                  </h3>
                  {version.version === current && (
                    <Badge tone="info">
                      <Trans comment="The version of the rule that is in use.">Current</Trans>
                    </Badge>
                  )}
                  <span className="quiet">
                    {version.author && `${authorName(version.author)}, `}
                    <Ago at={version.createdAt} />
                    {version.restoredFrom !== null && `, ${t`restored from version ${version.restoredFrom}`}`}
                  </span>
                  {version.version !== current && (
                    <Button
                      size="compact-xs"
                      variant="default"
                      className="rule-restore"
                      loading={isBusy}
                      onClick={() => setRestoring(version)}
                    >
                      <Trans>
                        Restore this version<span className="unseen"> {version.version}</span>
                      </Trans>
                    </Button>
                  )}
                </div>
                <Changes version={version} before={page.rows![n + 1] ?? null} />
              </li>
            ))}
          </ol>
          <div className="table-foot">
            <ListFoot page={page} />
          </div>
        </>
      )}
    </Dialog>
  );
}

interface RestoreDialogProps extends Pick<Rule, 'name' | 'state'> {
  current: number;
  restoring: Version;
  onDone(isSure: boolean): void;
}

const RestoreDialog = ({ name, current, state, restoring, onDone }: RestoreDialogProps) => (
  <Confirm
    title={t`Restore version ${restoring.version} of ${name}?`}
    action={t`Restore version`}
    onDone={(form) => onDone(form !== null)}
  >
    <p className="dialog-text">
      <Trans>Its condition and actions are saved as version {current + 1}, a draft.</Trans>
      {state === 'LIVE' && (
        <>
          {' '}
          <Trans>The rule is live now and stops until you switch it on again.</Trans>
        </>
      )}
      {state === 'SHADOW' && (
        <>
          {' '}
          <Trans>The rule is shadow now and stops until you switch it on again.</Trans>
        </>
      )}
    </p>
  </Confirm>
);

/** What a version changed; all of it if the version before is not known. */
function Changes({ version, before }: { version: Version; before: Version | null }) {
  const { condition, actions, name } = version;
  const textsOf = (some: readonly Action[]) => some.map(actionText);
  const [old, now] = [textsOf(before?.actions ?? actions), textsOf(actions)];
  return (
    <>
      {before && before.name !== name && (
        <p className="rule-change">
          <Trans>Name:</Trans>{' '}
          <Parts
            parts={[
              { kind: 'removed', text: before.name },
              { kind: 'added', text: name },
            ]}
          />
        </p>
      )}
      <p className="rule-change">
        <Trans>If</Trans>{' '}
        <code>
          <Parts parts={textDiff(before?.condition ?? condition, condition)} />
        </code>
      </p>
      <p className="rule-change">
        <Trans>Then</Trans>{' '}
        <Parts
          parts={[
            ...old.filter((text) => !now.includes(text)).map((text) => ({ kind: 'removed' as const, text })),
            ...now.map((text) => ({ kind: old.includes(text) ? ('same' as const) : ('added' as const), text })),
          ]}
          between=", "
        />
      </p>
    </>
  );
}

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

/** Parts of a text. Screen readers hear what was removed or added. */
const Parts = ({ parts, between = '' }: { parts: DiffPart[]; between?: string }) =>
  parts.map(({ kind, text }, n) => {
    const Tag = TAGS[kind];
    const end = between || text.slice(text.trimEnd().length) || (kind === 'removed' ? ' ' : '');
    return (
      <span key={n}>
        <Tag>
          {kind !== 'same' && <span className="unseen">{kind === 'added' ? t`added` : t`removed`}: </span>}
          {text.trimEnd()}
        </Tag>
        {n < parts.length - 1 && end}
      </span>
    );
  });
