import { EmptyState, LinkButton } from '@safari/ui';
import { Compass } from '@safari/ui/icons';
import { Link } from '@safari/web-kit';
import { isNotFound } from './domain-error';
import { Loaded, type LoadedProps } from './loaded';

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

export interface FoundProps<Data> extends Omit<LoadedProps<Data>, 'result' | 'level'> {
  /** Of a data hook. */
  result: LoadedProps<Data>['result'] & { currentData?: Data | undefined };
  missing: MissingProps;
}

/** What the page's address names, or that nothing is there. */
export function Found<Data>({ result, missing, ...props }: FoundProps<Data>) {
  if (isNotFound(result.error)) return <Missing {...missing} />;
  return <Loaded {...props} result={{ ...result, data: result.currentData }} level={1} />;
}
