import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Code, CopyButton, Group } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';

interface SecretProps {
  name: string;
  text: string;
  onDone(): void;
}

/** A secret that is shown only once. */
export const Secret = ({ name, text, onDone }: SecretProps) => (
  <Alert
    className="secret"
    role="status"
    color="brand"
    variant="light"
    mb="md"
    icon={<IconKey size={18} aria-hidden />}
  >
    <p>
      <Trans>{name} is shown only once. Store it in a safe place.</Trans>
    </p>
    <Code className="secret-text">{text}</Code>
    <Group gap="xs" mt="xs">
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button size="compact-md" onClick={copy}>
            {copied ? t`Copied` : t`Copy`}
          </Button>
        )}
      </CopyButton>
      <Button size="compact-md" variant="default" onClick={onDone}>
        <Trans>I have stored it</Trans>
      </Button>
    </Group>
  </Alert>
);
