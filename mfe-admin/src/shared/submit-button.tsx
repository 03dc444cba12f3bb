import { Button, type ButtonProps } from '@safari/ui';
import { useId } from 'react';

export interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'busy' | 'children'> {
  /** Why the form cannot be sent now; undefined where it can. */
  why: string | undefined;
}

/** Sends a form; while that cannot be, the button keeps the focus and says why. */
export function SubmitButton({ why, ...rest }: SubmitButtonProps) {
  const id = useId();
  return (
    <>
      {why && (
        <p id={id} className="self-center text-sm text-ink-soft">
          {why}
        </p>
      )}
      <Button
        {...rest}
        type="submit"
        aria-disabled={why !== undefined}
        aria-describedby={why === undefined ? undefined : id}
      />
    </>
  );
}
