import { TextLink } from '@safari/ui';
import { callTo } from '@safari/web-kit';

/** A telephone number as a `tel:` link. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <TextLink href={callTo(phone)} className="whitespace-nowrap tabular-nums">
      {phone}
    </TextLink>
  );
}
