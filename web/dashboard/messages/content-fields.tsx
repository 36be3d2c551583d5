import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { MessageChannel } from '../graph/answers.js';
import { PLACEHOLDER_LABELS } from './message-words.js';
import { PLACEHOLDERS } from './placeholders.js';

/** The content of a message or a template, as typed. */
export interface Content {
  subject: string;
  text: string;
}

interface ContentFieldsProps {
  via: MessageChannel;
  content: Content;
  isTextRequired?: boolean;
  onChange(change: Partial<Content>): void;
}

/** Subject and text, with buttons that insert a placeholder where the cursor is. */
export function ContentFields({ via, content, isTextRequired = true, onChange }: ContentFieldsProps) {
  const subject = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const last = useRef<keyof Content>('text');
  const insert = (name: string) => {
    const member = via === 'sms' ? 'text' : last.current;
    const field = (member === 'text' ? text : subject).current;
    if (!field) return;
    const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
    const mark = `{{${name}}}`;
    onChange({ [member]: field.value.slice(0, start) + mark + field.value.slice(end) });
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start + mark.length, start + mark.length);
    });
  };
  return (
    <>
      {via === 'email' && (
        <TextInput
          ref={subject}
          label={t`Subject`}
          required
          withAsterisk={false}
          maxLength={400}
          value={content.subject}
          onFocus={() => (last.current = 'subject')}
          onChange={({ currentTarget: { value } }) => onChange({ subject: value })}
        />
      )}
      <Textarea
        ref={text}
        label={t`Text`}
        required={isTextRequired}
        withAsterisk={false}
        autosize
        minRows={6}
        maxRows={16}
        maxLength={via === 'sms' ? 1_600 : 50_000}
        value={content.text}
        onFocus={() => (last.current = 'text')}
        onChange={({ currentTarget: { value } }) => onChange({ text: value })}
      />
      <div role="group" aria-label={t`Insert a placeholder`}>
        <p className="quiet placeholders-label">
          <Trans>Insert a placeholder. It is filled in when the message is sent.</Trans>
        </p>
        <div className="placeholders">
          {PLACEHOLDERS.map(({ name }) => (
            <Button key={name} size="compact-xs" variant="default" onClick={() => insert(name)}>
              {PLACEHOLDER_LABELS[name]}
            </Button>
          ))}
        </div>
      </div>
    </>
  );
}
