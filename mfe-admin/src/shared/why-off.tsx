import type { ButtonProps } from '@safari/ui';
import { type ReactNode, useId } from 'react';

type OffProps = Pick<ButtonProps, 'title' | 'aria-disabled' | 'aria-describedby'>;

export interface WhyOffProps {
  /** Why the button is disabled; undefined if it is not. */
  why: string | undefined;
  /** Shows the reason as a tooltip, where there is no room for a text; screen readers get it in any case. */
  tight?: boolean;
  /** The button; must be given these properties. */
  children: (off: OffProps) => ReactNode;
}

/** Disables a button without losing the focus, and shows the reason. */
export function WhyOff({ why, tight = false, children }: WhyOffProps) {
  const id = useId();
  return (
    <>
      {why && (
        <p id={id} className={tight ? 'sr-only' : 'self-center text-sm text-ink-soft'}>
          {why}
        </p>
      )}
      {children({
        'aria-disabled': why !== undefined,
        'aria-describedby': why === undefined ? undefined : id,
        title: tight ? why : undefined,
      })}
    </>
  );
}
