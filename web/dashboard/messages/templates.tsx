import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import type { TemplateRow } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { Confirm } from '../look/confirm.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { PageHeader } from '../look/page-header.js';
import { RowButton } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { EmptyState, Failure } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { CHANNELS, timingOf } from './message-words.js';
import { TemplateEditor } from './template-editor.js';
import './messages.css';

interface Actions {
  onEdit(template: TemplateRow): void;
  onDelete(template: TemplateRow): void;
}

const COLUMNS: readonly Column<TemplateRow>[] = [
  { key: 'tag', name: t`Name`, cell: ({ tag }) => <strong>{tag}</strong> },
  { key: 'via', name: t`Channel`, isPlain: true, cell: ({ via }) => CHANNELS[via] },
  { key: 'when', name: t`Sent when`, isClipped: true, cell: (template) => timingOf(template) },
  {
    key: 'text',
    name: t`Content`,
    isPlain: true,
    isClipped: true,
    isWideOnly: true,
    cell: ({ subject, text }) => subject ?? text ?? '–',
  },
  {
    key: 'state',
    name: t`State`,
    isPlain: true,
    cell: ({ enabled, gated }) => (
      <>
        {enabled ? (
          <Badge tone="good">
            <Trans>On</Trans>
          </Badge>
        ) : (
          <Badge tone="quiet">
            <Trans>Off</Trans>
          </Badge>
        )}
        {gated && (
          <span className="quiet">
            {' '}
            <Trans>waits for approval</Trans>
          </span>
        )}
      </>
    ),
  },
];

const actionsOf = ({ onEdit, onDelete }: Actions): Column<TemplateRow> => ({
  key: 'actions',
  name: '',
  isPlain: true,
  isNumber: true,
  cell: (template) => (
    <>
      <RowButton of={template.tag} onClick={() => onEdit(template)}>
        <Trans>Edit</Trans>
      </RowButton>
      <RowButton of={template.tag} isDangerous onClick={() => onDelete(template)}>
        <Trans>Delete</Trans>
      </RowButton>
    </>
  ),
});

/** The templates of messages to guests. Owners write them; a reservation's page sends them by hand. */
export default function Templates() {
  const { data, failed, again } = useAsked('MessageTemplates', {});
  const [editing, setEditing] = useState<TemplateRow | 'new' | null>(null);
  const [removing, setRemoving] = useState<TemplateRow | null>(null);
  const doing = useDoing(again);
  const mayWrite = useMay('OWNER');
  const templates = data?.messageTemplates ?? null;
  const add = (text: string) => mayWrite && <Button onClick={() => setEditing('new')}>{text}</Button>;
  return (
    <>
      <PageHeader
        title={t`Messages`}
        note={t`Templates of emails and text messages to guests, sent automatically or by hand from a reservation.`}
        actions={templates && templates.length > 0 && !editing && add(t`New template`)}
      />
      <Failure failed={failed ?? doing.failed} onRetry={failed ? again : undefined} />
      {editing ? (
        <TemplateEditor
          template={editing === 'new' ? null : editing}
          taken={(templates ?? []).map(({ tag }) => tag)}
          onDone={(tag) => {
            setEditing(null);
            // The button that had the focus is gone.
            document.querySelector('h1')?.focus();
            if (!tag) return;
            showToast({ text: t`Template “${tag}” saved` });
            again();
          }}
        />
      ) : (
        !(failed && !templates) && (
          <DataTable
            label={t`Message templates`}
            columns={mayWrite ? [...COLUMNS, actionsOf({ onEdit: setEditing, onDelete: setRemoving })] : COLUMNS}
            rows={templates}
            empty={
              <EmptyState
                icon={<IconMessage size={32} stroke={1.5} aria-hidden />}
                text={
                  mayWrite
                    ? t`No templates yet. Write one that welcomes guests and links to their portal.`
                    : t`No templates yet. An owner of the account can write them.`
                }
                action={add(t`Write the first template`)}
              />
            }
          />
        )
      )}
      {removing && (
        <Confirm
          title={t`Delete “${removing.tag}”?`}
          action={t`Delete`}
          isDangerous
          onDone={(form) => {
            setRemoving(null);
            if (form) void doing.change(() => ask('DeleteTemplate', { tag: removing.tag }));
          }}
        >
          <p>
            <Trans>Messages of this template that have not gone out yet are canceled. Sent ones stay.</Trans>
          </p>
        </Confirm>
      )}
    </>
  );
}
