import { t } from '@lingui/core/macro';
import { Autocomplete } from '@mantine/core';
import { useState } from 'react';

interface ChannelFieldProps {
  label: string;
  value: string;
  /** Channels to offer. */
  channels: string[];
  onChange(channel: string): void;
}

/** The name of a booking channel, chosen when the user has finished typing. */
export function ChannelField({ label, value, channels, onChange }: ChannelFieldProps) {
  const [text, setText] = useState(value);
  const choose = (next: string) => next.trim() !== value && onChange(next.trim());
  return (
    <Autocomplete
      label={label}
      placeholder={t`As on the reservations: airbnb`}
      value={text}
      data={channels}
      maxLength={200}
      onChange={setText}
      onOptionSubmit={choose}
      onBlur={() => choose(text)}
      onKeyDown={({ key }) => key === 'Enter' && choose(text)}
    />
  );
}
