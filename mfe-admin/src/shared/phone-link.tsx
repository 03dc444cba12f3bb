import { TextLink } from '@safari/ui';
import { callTo } from '@safari/web-kit';

/** A telephone number that calls it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <TextLink href={callTo(phone)} className="whitespace-nowrap tabular-nums">
      {phone}
    </TextLink>
  );
}
