import type { ButtonProps } from '@safari/ui';
import { type ReactNode, useId } from 'react';

type OffProps = Pick<ButtonProps, 'title' | 'aria-disabled' | 'aria-describedby'>;

export interface WhyOffProps {
  /** Why the button cannot be pressed now; undefined where it can. */
  why: string | undefined;
  /** Where the reason has no room: it is shown under the pointer, and read out as ever. */
  tight?: boolean;
  /** The button, which takes these properties. */
  children: (off: OffProps) => ReactNode;
}

/** A button that, while it cannot be pressed, keeps the focus and says why. */
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
