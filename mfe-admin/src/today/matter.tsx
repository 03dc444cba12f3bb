import { OFFICE_DAY_LISTED } from '@safari/contracts';
import { Badge, LinkButton, type RemoteResult, SectionHeading, Skeleton } from '@safari/ui';
import { CircleCheck } from '@safari/ui/icons';
import { Link } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';

export interface MatterProps<Row> {
  /** The id of the section, to which its figure links. */
  id: string;
  title: string;
  /** Undefined while loading. */
  count: number | undefined;
  result: RemoteResult<readonly Row[]>;
  /** Shown when there is nothing to do; undefined for a kind that is hidden then. */
  clear?: string;
  /** A link to the same list with all its actions. */
  list?: { to: string; label: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** One kind of what waits for the office: its count, and the list. */
export function Matter<Row>({ id, title, count, result, clear, list, children }: MatterProps<Row>) {
  const t = useTranslations();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={title}
      className="flex scroll-mt-24 flex-col gap-3 outline-none"
    >
      <SectionHeading
        title={
          <>
            {title}
            {count !== undefined && (
              <Badge
                tone={count > 0 ? 'accent' : 'neutral'}
                className="ml-3 align-middle font-text tracking-normal tabular-nums"
              >
                {count}
              </Badge>
            )}
          </>
        }
        actions={
          list && (
            <LinkButton asChild size="sm" variant="secondary">
              <Link to={list.to}>{list.label}</Link>
            </LinkButton>
          )
        }
      />
      <StaffRemoteData
        result={result}
        loading={<Skeleton className="h-24" />}
        empty={
          clear && (
            <p className="flex items-center gap-2 text-sm text-ink-soft">
              <CircleCheck className="size-4 shrink-0 text-success" />
              {clear}
            </p>
          )
        }
      >
        {(rows) => (
          <>
            {children(rows)}
            {count !== undefined && count > rows.length && (
              <p className="text-sm text-ink-soft">{t('today.more', { shown: OFFICE_DAY_LISTED, count })}</p>
            )}
          </>
        )}
      </StaffRemoteData>
    </section>
  );
}
