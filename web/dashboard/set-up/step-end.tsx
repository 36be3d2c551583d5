import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Target } from '../address/target.js';
import { LinkButton } from '../look/link.js';

interface StepEndProps {
  back: Target | null;
  /** Label of the main button. */
  action: string;
  isBusy?: boolean;
  /** Skips the step; undefined where there is nothing to skip. */
  onSkip?(): void;
  /** Without it the main button submits the form. */
  onAction?(): void;
  children?: ReactNode;
}

/** The buttons at the end of a step. */
export const StepEnd = ({ back, action, isBusy = false, onSkip, onAction, children }: StepEndProps) => (
  <div className="step-end">
    <Button type={onAction ? 'button' : 'submit'} loading={isBusy} onClick={onAction}>
      {action}
    </Button>
    {onSkip && (
      <Button variant="default" onClick={onSkip}>
        <Trans>Skip</Trans>
      </Button>
    )}
    {children}
    {back && (
      <LinkButton
        {...back}
        className="step-back"
        variant="subtle"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        <Trans context="to the step before">Back</Trans>
      </LinkButton>
    )}
  </div>
);
