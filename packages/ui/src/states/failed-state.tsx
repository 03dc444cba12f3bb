import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { focusAround } from '../actions/focus-next';
import { classNames } from '../class-names';

export interface FailedStateProps {
  title: ReactNode;
  children: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel: string;
  /** A reference number that the user can quote when asking for help. */
  reference?: string | undefined;
  /** Heading level of the title; without it the title is no heading. */
  level?: 1 | 2 | 3 | 4;
  className?: string;
}

export function FailedState({
  title,
  children,
  onRetry,
  retrying,
  retryLabel,
  reference,
  level,
  className,
}: FailedStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div role="alert" className={classNames('ui-state', className)}>
      <span className="ui-state-icon">
        <CloudOff />
      </span>
      <Title className="ui-state-title">{title}</Title>
      <div className="ui-state-text">{children}</div>
      {reference && <small className="ui-state-text">№ {reference}</small>}
      {onRetry && (
        <div className="ui-state-action">
          <Button ref={focusAround} variant="secondary" busy={retrying} onClick={onRetry}>
            {!retrying && <RotateCw />}
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
