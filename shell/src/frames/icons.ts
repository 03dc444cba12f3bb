import {
  BookOpen,
  Brush,
  Building2,
  Calendar,
  CalendarCheck,
  Camera,
  ClipboardList,
  Compass,
  Dot,
  FileText,
  Handshake,
  Heart,
  House,
  MapPin,
  Palette,
  Route,
  Settings,
  Star,
  Users,
} from '@safari/ui/icons';

type Icon = typeof Dot;

/** The icons that a remote's navigation entries may name. */
const ICONS: Readonly<Record<string, Icon>> = {
  BookOpen,
  Brush,
  Building2,
  Calendar,
  CalendarCheck,
  Camera,
  ClipboardList,
  Compass,
  FileText,
  Handshake,
  Heart,
  House,
  MapPin,
  Palette,
  Route,
  Settings,
  Star,
  Users,
};

/** A dot where a remote names none, or one that is not in the list. */
export const iconOf = (name: string | undefined): Icon => (name && ICONS[name]) || Dot;
