import { Download } from 'lucide-react';
import { LinkButton, type LinkButtonProps } from './button';

/** Downloads the file at its address instead of opening it. */
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
