import type { Attraction, Package } from '@safari/contracts';
import { RemotePart } from '@safari/web-kit';
import { useTranslations } from '../../translations/translations';

/** The card that visitors see, with the form's current values; rendered by the remote that owns it. */
export function CardPreview({ item }: { item: { package: Package } | { attraction: Attraction } }) {
  const t = useTranslations();
  return (
    <figure className="flex min-w-0 flex-col gap-2 self-start lg:sticky lg:top-0">
      <figcaption className="text-sm text-ink-soft">{t('preview.title')}</figcaption>
      <RemotePart remote="catalog" part="CardPreview" props={item} />
    </figure>
  );
}
