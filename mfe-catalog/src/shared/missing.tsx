import { EmptyState, LinkButton } from '@safari/ui';
import { Compass } from '@safari/ui/icons';
import { Link } from '@safari/web-kit';

export interface MissingProps {
  title: string;
  text: string;
  /** Where to go on from here. */
  way: { to: string; label: string };
}

/** Nothing is there under this address, or nothing any more. */
export function Missing({ title, text, way }: MissingProps) {
  return (
    <EmptyState
      level={1}
      icon={<Compass />}
      title={title}
      action={
        <LinkButton asChild>
          <Link to={way.to}>{way.label}</Link>
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}
