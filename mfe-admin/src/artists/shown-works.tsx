import type { Artwork } from '@safari/contracts';
import { TextLink } from '@safari/ui';
import { isCallError, Link } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** The works because of which an artist cannot be deleted, each with a link to its form. */
export function ShownWorks({ error }: { error: unknown }) {
  const t = useTranslations();
  const works = isCallError(error)
    ? ((error.problem?.['works'] as Pick<Artwork, 'id' | 'title'>[] | undefined) ?? [])
    : [];
  if (works.length === 0) return null;
  return (
    <span className="flex flex-col gap-1">
      {works.map(({ id, title }) => (
        <TextLink asChild key={id}>
          <Link to={`/artwork-management?edit=${id}`}>{t('artists.work', { title })}</Link>
        </TextLink>
      ))}
    </span>
  );
}
