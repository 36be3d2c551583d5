import { t } from '@lingui/core/macro';
import { ActionIcon, Menu, Textarea, Tooltip } from '@mantine/core';
import { type Icon, IconBold, IconBraces, IconItalic, IconLink, IconList } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { PLACEHOLDER_LABELS } from '../messages/message-words.js';
import { PLACEHOLDERS } from '../messages/placeholders.js';
import { type Selected, insertLink, insertText, toggleList, toggleMark } from './format-text.js';
import './rich-text.css';

/** Placeholders of texts in the portal, where the guest is already. */
const OFFERED = PLACEHOLDERS.filter(({ name }) => name !== 'guest_portal_url');

type Change = (selected: Selected) => Selected;

const bold: Change = (selected) => toggleMark(selected, '**');
const italic: Change = (selected) => toggleMark(selected, '*');
const link: Change = (selected) =>
  insertLink(selected, t({ message: 'text', comment: 'Stands for the words of a link.' }));

const SHORTCUTS: Record<string, Change> = { b: bold, i: italic, k: link };

const COMMAND = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ ' : 'Ctrl ';

/** Changes the field as if it were typed, so that the browser can undo it. */
function apply(field: HTMLTextAreaElement, change: Change): void {
  const { value, selectionStart, selectionEnd } = field;
  const { text, start, end } = change({ text: value, start: selectionStart, end: selectionEnd });
  let from = 0;
  while (from < value.length && value[from] === text[from]) from += 1;
  let rest = 0;
  const most = Math.min(value.length, text.length) - from;
  while (rest < most && value.at(-1 - rest) === text.at(-1 - rest)) rest += 1;
  const added = text.slice(from, text.length - rest);
  field.focus();
  field.setSelectionRange(from, value.length - rest);
  const isTyped = added ? document.execCommand('insertText', false, added) : document.execCommand('delete');
  if (!isTyped) {
    field.setRangeText(added);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}

interface RichTextFieldProps {
  label: string;
  description?: string;
  placeholder?: string;
  required?: boolean;
  minRows?: number;
  maxRows?: number;
  maxLength: number;
  name?: string;
  value: string;
  error: string | null;
  /** Whether placeholders can be inserted: not in a text that is the same for every guest. */
  hasPlaceholders?: boolean;
  onChange(value: string): void;
}

/** A text of the guest portal, with buttons that format it and insert placeholders. */
export function RichTextField({ hasPlaceholders = true, onChange, ...field }: RichTextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const format = (change: Change) => area.current && apply(area.current, change);
  const onKeyDown = (event: KeyboardEvent) => {
    const change = SHORTCUTS[event.key.toLowerCase()];
    if (!change || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Elsewhere, one of these opens the search.
    event.stopPropagation();
    format(change);
  };
  return (
    <div className="rich-field">
      <Toolbar label={field.label} hasPlaceholders={hasPlaceholders} onFormat={format} />
      <Textarea
        {...field}
        ref={area}
        withAsterisk={false}
        autosize
        dir="auto"
        onKeyDown={onKeyDown}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
    </div>
  );
}

interface ToolbarProps {
  label: string;
  hasPlaceholders: boolean;
  onFormat(change: Change): void;
}

/** One tab stop; arrow keys move between the buttons. */
function Toolbar({ label, hasPlaceholders, onFormat }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const buttons = [...bar.current!.querySelectorAll<HTMLElement>(':scope > button')];
    const at = buttons.indexOf(target as HTMLElement);
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (at >= 0 && step) buttons.at((at + step) % buttons.length)!.focus();
  };
  return (
    <div ref={bar} className="rich-tools" role="toolbar" aria-label={t`Format ${label}`} onKeyDown={onKeyDown}>
      <Tool name={t`Bold`} keys="B" icon={IconBold} isFirst onClick={() => onFormat(bold)} />
      <Tool name={t`Italic`} keys="I" icon={IconItalic} onClick={() => onFormat(italic)} />
      <Tool name={t`List`} icon={IconList} onClick={() => onFormat(toggleList)} />
      <Tool name={t`Link`} keys="K" icon={IconLink} onClick={() => onFormat(link)} />
      {hasPlaceholders && <Placeholders onFormat={onFormat} />}
    </div>
  );
}

const Placeholders = ({ onFormat }: Pick<ToolbarProps, 'onFormat'>) => (
  <Menu position="bottom-end" width={200} trapFocus returnFocus={false}>
    <Menu.Target>
      <ActionIcon variant="subtle" size={26} tabIndex={-1} aria-label={t`Insert a placeholder`}>
        <IconBraces size={16} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {OFFERED.map(({ name }) => (
        <Menu.Item
          key={name}
          // After the menu has closed, which moves the focus.
          onClick={() => setTimeout(() => onFormat((selected) => insertText(selected, `{{${name}}}`)))}
        >
          {PLACEHOLDER_LABELS[name]}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);

interface ToolProps {
  name: string;
  keys?: string;
  icon: Icon;
  isFirst?: boolean;
  onClick(): void;
}

const Tool = ({ name, keys, icon: Drawn, isFirst = false, onClick }: ToolProps) => (
  <Tooltip label={keys ? `${name} (${COMMAND}${keys})` : name} openDelay={400}>
    <ActionIcon
      variant="subtle"
      size={26}
      tabIndex={isFirst ? 0 : -1}
      aria-label={name}
      aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
      // The selection stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Drawn size={16} aria-hidden />
    </ActionIcon>
  </Tooltip>
);
