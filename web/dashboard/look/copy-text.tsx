import { t } from '@lingui/core/macro';
import { Button, Code, CopyButton } from '@mantine/core';
import { withinSentence } from './words.js';

/** A text to use elsewhere, with a name above it and a button that copies it. */
export const CopyText = ({ name, text }: { name: string; text: string }) => (
  <div className="copy-text">
    <span className="copy-name">{name}</span>
    <Code className="secret-text">{text}</Code>
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button size="compact-sm" variant="default" onClick={copy}>
          {copied ? t`Copied` : t`Copy`}
          <span className="unseen"> {withinSentence(name)}</span>
        </Button>
      )}
    </CopyButton>
  </div>
);
