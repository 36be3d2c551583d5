import { NativeSelect } from '@mantine/core';
import { TextField } from '../look/confirm.js';
import type { LookupField } from './kinds.js';

interface FormFieldProps {
  field: LookupField;
  error?: string | null;
}

/** A text field, or a list if the value is one of a few. */
export function FormField({ field: { member: _, choices, ...field }, error = null }: FormFieldProps) {
  if (!choices) return <TextField {...field} error={error} />;
  const { name, label, hint, required } = field;
  return (
    <NativeSelect
      name={name}
      label={label}
      description={hint}
      required={required}
      withAsterisk={false}
      error={error}
      data={[{ value: '', label: '–' }, ...choices]}
    />
  );
}
