import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog } from './dialog.js';

interface ConfirmProps {
  title: string;
  action: string;
  isDangerous?: boolean;
  children?: ReactNode;
  /** Gets the form, or null if the dialog was cancelled. */
  onDone(form: FormData | null): void;
}

/** A dialog that asks for confirmation. */
export function Confirm({ title, action, isDangerous = false, children, onDone }: ConfirmProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone(new FormData(event.currentTarget));
  };
  return (
    <Dialog title={title} onClose={() => onDone(null)}>
      <form onSubmit={send}>
        <Stack gap="sm">{children}</Stack>
        <Group gap="xs" mt="md">
          <Button type="submit" color={isDangerous ? 'red.9' : undefined}>
            {action}
          </Button>
          <Button variant="default" onClick={() => onDone(null)}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

interface FieldProps {
  label: string;
  name: string;
  type?: string;
  /** Of a number: `any` allows decimals. */
  step?: 'any';
  value?: string;
  required?: boolean;
  hint?: string;
  placeholder?: string;
  /** What is wrong with the value. */
  error?: string | null;
}

/** A single-line form field. */
export const TextField = ({ type = 'text', value, required = false, hint, ...rest }: FieldProps) => (
  <TextInput {...rest} type={type} required={required} defaultValue={value} description={hint} withAsterisk={false} />
);

export const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
