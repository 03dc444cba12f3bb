import { LinkButton, type LinkButtonProps } from '@safari/ui';
import { Link, type LinkProps, signInAddress, startSignIn } from '@safari/web-kit';
import type { MouseEvent } from 'react';

/** The address of a dialog; one for customers only is reached through the sign-in. */
export type DialogAddress = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> | { afterSignIn: string };

export interface DialogLinkProps extends Omit<LinkButtonProps, 'href' | 'asChild' | 'onClick'> {
  address: DialogAddress;
}

/** Opens a dialog by its address; works before any script has loaded. */
export function DialogLink({ address, children, ...rest }: DialogLinkProps) {
  if ('afterSignIn' in address) {
    const { afterSignIn } = address;
    const leave = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      startSignIn(afterSignIn);
    };
    return (
      <LinkButton {...rest} href={signInAddress(afterSignIn)} onClick={leave}>
        {children}
      </LinkButton>
    );
  }
  return (
    <LinkButton {...rest} asChild>
      <Link {...address}>{children}</Link>
    </LinkButton>
  );
}
