import { TextLink } from '@safari/ui';
import { Link } from '@safari/web-kit';

export interface OperatorLinkProps {
  bookingId: string;
  operatorId: number;
  operatorName: string;
}

/** An operator by name, which leads to what was said with them about a booking. */
export function OperatorLink({ bookingId, operatorId, operatorName }: OperatorLinkProps) {
  return (
    <TextLink asChild quiet>
      <Link to={`/bookings?chat=${bookingId}&operator=${operatorId}`}>{operatorName}</Link>
    </TextLink>
  );
}
