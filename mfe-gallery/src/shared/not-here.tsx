import { EmptyState, LinkButton } from '@safari/ui';
import { Palette } from '@safari/ui/icons';
import { Link } from '@safari/web-kit';

export interface NotHereProps {
  title: string;
  text: string;
  to: string;
  /** What the way on says. */
  way: string;
  level?: 1 | 2;
}

/** Nothing to show, said kindly, with a way on. */
export function NotHere({ title, text, to, way, level = 1 }: NotHereProps) {
  return (
    <EmptyState
      title={title}
      level={level}
      icon={<Palette />}
      action={
        <LinkButton asChild>
          <Link to={to}>{way}</Link>
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}
