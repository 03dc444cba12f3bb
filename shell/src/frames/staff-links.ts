import { BookOpen, Building2, ClipboardList, Compass, Handshake, MapPin, Route } from '@safari/ui/icons';

export const STAFF_LINKS = [
  { to: '/bookings', text: 'staff.bookings', Icon: ClipboardList },
  { to: '/operator-coordination', text: 'staff.coordination', Icon: Handshake },
  { to: '/trip-tracking', text: 'staff.trips', Icon: Compass },
  { to: '/operators', text: 'staff.operators', Icon: Building2 },
  { to: '/operator-capabilities', text: 'staff.capabilities', Icon: BookOpen },
  { to: '/package-management', text: 'staff.packages', Icon: Route },
  { to: '/attraction-management', text: 'staff.attractions', Icon: MapPin },
] as const;
