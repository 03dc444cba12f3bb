import { EmptyState, LinkButton } from '@safari/ui';
import { Compass } from '@safari/ui/icons';
import { Link } from '@safari/web-kit';
import { isNotFound } from './domain-error';
import { Loaded, type LoadedProps } from './loaded';

export interface MissingProps {
  title: string;
  text: string;
  /** A link to continue with. */
  way: { to: string; label: string };
}

/** Shown if nothing exists at this address, or not any more. */
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

export interface FoundProps<Data> extends Omit<LoadedProps<Data>, 'result' | 'level'> {
  /** The result of a data hook. */
  result: LoadedProps<Data>['result'] & { currentData?: Data | undefined };
  missing: MissingProps;
}

/** Renders the data that the page's address names, or that they do not exist. */
export function Found<Data>({ result, missing, ...props }: FoundProps<Data>) {
  if (isNotFound(result.error)) return <Missing {...missing} />;
  return <Loaded {...props} result={{ ...result, data: result.currentData }} level={1} />;
}
