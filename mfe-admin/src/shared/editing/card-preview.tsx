import type { Attraction, Package } from '@safari/contracts';
import { RemotePart } from '@safari/web-kit';
import { useTranslations } from '../../translations/translations';

/** The very card that visitors see, drawn by the remote that shows it to them, with what the form says now. */
export function CardPreview({ item }: { item: { package: Package } | { attraction: Attraction } }) {
  const t = useTranslations();
  return (
    <figure className="flex min-w-0 flex-col gap-2 self-start lg:sticky lg:top-0">
      <figcaption className="text-sm text-ink-soft">{t('preview.title')}</figcaption>
      <RemotePart remote="catalog" part="CardPreview" props={item} />
    </figure>
  );
}
