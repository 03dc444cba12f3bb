import type { NamedItem } from '@safari/contracts';
import { TextLink } from '@safari/ui';
import { isCallError, Link } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** The items that show a guide, because of which the guide cannot be deleted, each with a link to its form. */
export function LedItems({ error }: { error: unknown }) {
  const t = useTranslations();
  const leads = isCallError(error) ? ((error.problem?.['leads'] as NamedItem[] | undefined) ?? []) : [];
  if (leads.length === 0) return null;
  return (
    <span className="flex flex-col gap-1">
      {leads.map(({ bookingType, itemId, name }) => (
        <TextLink asChild key={`${bookingType} ${itemId}`}>
          <Link to={`/${bookingType}-management?edit=${itemId}`}>
            {t(`guides.leads.${bookingType}`, { name })}
          </Link>
        </TextLink>
      ))}
    </span>
  );
}
