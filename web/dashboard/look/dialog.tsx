import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnedFocus } from './use-returned-focus.js';

interface DialogProps {
  title: string;
  size?: 'md' | 'lg';
  onClose(): void;
  children: ReactNode;
}

const FIELD = 'input:not([type="hidden"], [type="checkbox"], [type="radio"]), textarea, select';

/** A form starts in its first field, not on the Close button. */
const startInField = (body: HTMLElement | null) => body?.querySelector(FIELD)?.setAttribute('data-autofocus', '');

/** A dialog with a title and a Close button. Its head is no `header`: that would be a second banner of the page. */
export function Dialog({ title, size = 'md', onClose, children }: DialogProps) {
  useReturnedFocus();
  return (
    <Modal.Root opened onClose={onClose} size={size}>
      <Modal.Overlay />
      <Modal.Content>
        <div className="dialog-head">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t`Close`} />
        </div>
        <Modal.Body ref={startInField}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
