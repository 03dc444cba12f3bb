import { TextLink } from '@safari/ui';
import { Link } from '@safari/web-kit';

export interface OperatorLinkProps {
  bookingId: string;
  operatorId: number;
  operatorName: string;
}

/** A link to the communications with an operator about a booking. */
export function OperatorLink({ bookingId, operatorId, operatorName }: OperatorLinkProps) {
  return (
    <TextLink asChild quiet>
      <Link to={`/bookings?chat=${bookingId}&operator=${operatorId}`}>{operatorName}</Link>
    </TextLink>
  );
}
