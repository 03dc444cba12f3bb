import { FRONT_PAGE_POSITIONS, type Package } from '@safari/contracts';
import { Badge, Card, Select } from '@safari/ui';
import { Thumbnail } from '../shared/thumbnail';
import { useTranslations } from '../translations/translations';
import { useFrontPage } from './use-front-page';

const NOTHING = 'none';

/** The three positions of the front page; choosing a package for one removes the package that had it. */
export function FrontPagePanel({ packages: stored }: { packages: readonly Package[] }) {
  const t = useTranslations();
  const { packages, choose } = useFrontPage(stored);
  return (
    <section aria-labelledby="front-page" className="flex flex-col gap-3">
      <header>
        <h2 id="front-page" className="text-base font-semibold">
          {t('front.title')}
        </h2>
        <p className="text-sm text-ink-soft">{t('front.text')}</p>
      </header>
      <ol className="grid gap-3 xl:grid-cols-3">
        {FRONT_PAGE_POSITIONS.map((position) => {
          const current = packages.find(({ displayOrder }) => displayOrder === position);
          return (
            <Card as="li" key={position} className="flex-row gap-3 p-3">
              <Thumbnail {...(current && { src: current.imageUrl })} className="size-20" />
              <div className="flex min-w-0 flex-1 flex-col gap-2">
                <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
                  {t('front.position', { position })}
                  {position === 1 && <Badge tone="accent">{t('front.featured')}</Badge>}
                </p>
                <Select
                  aria-label={t('front.choose', { position })}
                  value={current ? String(current.id) : NOTHING}
                  onValueChange={(value) =>
                    void choose({ position, id: value === NOTHING ? undefined : Number(value) })
                  }
                  options={[
                    { value: NOTHING, label: t('front.none') },
                    ...packages.map(({ id, name }) => ({ value: String(id), label: name })),
                  ]}
                />
              </div>
            </Card>
          );
        })}
      </ol>
    </section>
  );
}
