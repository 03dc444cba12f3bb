import { Download } from 'lucide-react';
import { LinkButton, type LinkButtonProps } from './button';

/** Saves the file at its address. */
export function DownloadLink({
  children,
  ...rest
}: Omit<LinkButtonProps, 'asChild' | 'download' | 'variant'>) {
  return (
    <LinkButton {...rest} variant="secondary" download>
      <Download />
      {children}
    </LinkButton>
  );
}
