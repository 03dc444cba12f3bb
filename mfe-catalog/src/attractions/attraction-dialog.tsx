import { attractionPath, type ListedAttraction, type ListedPackage } from '@safari/contracts';
import { Button, DialogActions, Facts, LinkButton, type RemoteResult } from '@safari/ui';
import { Calendar, Clock, Footprints, Layers } from '@safari/ui/icons';
import { ItemText, ItemTexts, Link, skipToken, useFormat, useItemText, useLanguage } from '@safari/web-kit';
import { useAttractionDetailsQuery } from '../data/catalog.api';
import { CheckedList } from '../shared/checked-list';
import { ItemDialog } from '../shared/item-dialog';
import { ItemPicture } from '../shared/item-picture';
import { ItemReviews } from '../shared/item-reviews';
import { useItemName } from '../shared/marked-item-text';
import { useTranslations } from '../translations/later-translations';
import { packagesWith } from './attraction.rules';

interface Actions {
  onBook: (item: ListedAttraction) => void;
  onOpenPackage: (item: ListedPackage) => void;
  onBookPackage: (item: ListedPackage) => void;
}

export interface AttractionDialogProps extends Actions {
  /** Undefined for an attraction that is not offered any more. */
  item: ListedAttraction | undefined;
  list: RemoteResult<unknown>;
  /** Its name, while the list is still loading. */
  name: string | undefined;
  /** Undefined until they have loaded. */
  packages: readonly ListedPackage[] | undefined;
  onClose: () => void;
}

export function AttractionDialog({ item, list, name, packages, onClose, ...actions }: AttractionDialogProps) {
  const named = useItemName(item);
  return (
    <ItemDialog
      of="attraction"
      item={item}
      list={list}
      name={name}
      title={(offered) => named ?? offered.name}
      onClose={onClose}
    >
      {(offered) => (
        <Translated item={offered} packages={packages && packagesWith(offered, packages)} {...actions} />
      )}
    </ItemDialog>
  );
}

interface DetailsProps extends Actions {
  item: ListedAttraction;
  packages: ListedPackage[] | undefined;
}

/** Loads the attraction with all its translations, which lists leave out; for languages other than English. */
function Translated(props: DetailsProps) {
  const { language } = useLanguage();
  const { data } = useAttractionDetailsQuery(language === 'en' ? skipToken : props.item.id);
  return (
    <ItemTexts translations={(data ?? props.item).translations}>
      <Details {...props} />
    </ItemTexts>
  );
}

function Details({ item, packages, onBook, ...actions }: DetailsProps) {
  const t = useTranslations();
  const say = useItemText();
  const format = useFormat();
  return (
    <>
      <div className="flex flex-col gap-8">
        <div className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="flex flex-col gap-5">
            <ItemPicture imageUrl={item.imageUrl} alt={say(item.name).text} className="w-full rounded-lg" />
            <Facts
              items={[
                ...(item.duration
                  ? [
                      {
                        label: t('attraction.duration'),
                        value: <ItemText>{item.duration}</ItemText>,
                        icon: <Clock />,
                      },
                    ]
                  : []),
                {
                  label: t('attraction.difficulty'),
                  value: t(`difficulty.${item.difficulty}`),
                  icon: <Footprints />,
                },
                ...(item.bestTime
                  ? [
                      {
                        label: t('attraction.bestTime'),
                        value: <ItemText>{item.bestTime}</ItemText>,
                        icon: <Calendar />,
                      },
                    ]
                  : []),
                { label: t('attraction.category'), value: t(`category.${item.category}`), icon: <Layers /> },
              ]}
            />
          </div>
          <p className="max-w-prose text-lg whitespace-pre-line">
            <ItemText>{item.detailedDescription || item.description}</ItemText>
          </p>
        </div>
        <div className="grid grid-cols-1 gap-8 md:grid-cols-3">
          <Points title={t('attraction.highlights')} items={item.highlights} />
          <Points title={t('attraction.included')} items={item.included} />
          <Points title={t('attraction.notIncluded')} items={item.notIncluded} mark="no" />
        </div>
        {packages && <IncludingPackages packages={packages} {...actions} />}
        <ItemReviews bookingType="attraction" itemId={item.id} />
      </div>
      <DialogActions>
        <p className="mr-auto self-center font-semibold">
          {t('attraction.from', { price: format.money(item.priceFrom), unit: say(item.priceUnit).text })}
        </p>
        <LinkButton asChild variant="secondary">
          <Link to={attractionPath(item)}>{t('page.open')}</Link>
        </LinkButton>
        <Button onClick={() => onBook(item)}>{t('attraction.book')}</Button>
      </DialogActions>
    </>
  );
}

function Points({ title, items, mark }: { title: string; items: readonly string[]; mark?: 'no' }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-3 font-semibold">{title}</h3>
      <CheckedList items={items} className="text-sm" {...(mark && { mark })} />
    </section>
  );
}

function IncludingPackages({
  packages,
  onOpenPackage,
  onBookPackage,
}: Omit<Actions, 'onBook'> & { packages: ListedPackage[] }) {
  const t = useTranslations();
  const format = useFormat();
  return (
    <section aria-labelledby="including">
      <h3 id="including" className="font-display mb-4 text-2xl">
        {t('attraction.packages')}
      </h3>
      {packages.length === 0 && <p className="text-ink-soft">{t('attraction.packages.none')}</p>}
      <ul className="divide-line border-line divide-y border-y empty:hidden">
        {packages.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
            <div className="mr-auto">
              <p id={`including-${item.id}`} className="font-semibold">
                <ItemTexts translations={item.translations}>
                  <ItemText>{item.name}</ItemText>
                </ItemTexts>
              </p>
              <p className="text-ink-soft text-sm">
                {format.money(item.price)},{' '}
                {t('package.perPerson', { days: t('days', { count: item.duration }) })}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onOpenPackage(item)}
                aria-describedby={`including-${item.id}`}
              >
                {t('attraction.package.itinerary')}
              </Button>
              <Button size="sm" onClick={() => onBookPackage(item)} aria-describedby={`including-${item.id}`}>
                {t('attraction.package.book')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
