import { Button, type ButtonProps } from '@safari/ui';
import { WhyOff } from './why-off';

export interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'busy' | 'children'> {
  /** Why the form cannot be sent now; undefined where it can. */
  why: string | undefined;
}

/** Sends a form; while that cannot be, the button keeps the focus and says why. */
export function SubmitButton({ why, ...rest }: SubmitButtonProps) {
  return <WhyOff why={why}>{(off) => <Button {...rest} {...off} type="submit" />}</WhyOff>;
}
