import { Button, type ButtonProps } from '@safari/ui';
import { WhyOff } from './why-off';

export interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'busy' | 'children'> {
  /** Why the form cannot be sent now; undefined if it can. */
  why: string | undefined;
}

/** A submit button; while the form cannot be sent, it keeps the focus and says why. */
export function SubmitButton({ why, ...rest }: SubmitButtonProps) {
  return <WhyOff why={why}>{(off) => <Button {...rest} {...off} type="submit" />}</WhyOff>;
}
