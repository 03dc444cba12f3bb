import {
  DEFAULT_LOCATION,
  GROUP_MAX,
  type ItineraryDay,
  type ListedPackage,
  packagePath,
  TRAVELERS,
} from '@safari/contracts';
import {
  Button,
  DialogActions,
  Facts,
  LinkButton,
  type RemoteResult,
  Timeline,
  TimelineItem,
} from '@safari/ui';
import { Calendar, CircleDollarSign, MapPin, Users } from '@safari/ui/icons';
import { ItemText, ItemTexts, Link, skipToken, useFormat, useItemText, useLanguage } from '@safari/web-kit';
import { usePackageDetailsQuery } from '../data/catalog.api';
import { CheckedList } from '../shared/checked-list';
import { ItemDialog } from '../shared/item-dialog';
import { ItemPicture } from '../shared/item-picture';
import { ItemReviews } from '../shared/item-reviews';
import { useItemName } from '../shared/marked-item-text';
import { TermsLinks } from '../shared/terms-links';
import { useTranslations } from '../translations/later-translations';
import { DayVideo } from './day-video';

export interface ItineraryDialogProps {
  /** Undefined for a package that is not offered any more. */
  item: ListedPackage | undefined;
  list: RemoteResult<unknown>;
  /** Its name, while the list is still loading. */
  name: string | undefined;
  onClose: () => void;
  onBook: (item: ListedPackage) => void;
}

export function ItineraryDialog({ onBook, ...dialog }: ItineraryDialogProps) {
  const name = useItemName(dialog.item);
  return (
    <ItemDialog of="itinerary" {...dialog} title={(offered) => name ?? offered.name}>
      {(offered) => <Translated item={offered} onBook={onBook} />}
    </ItemDialog>
  );
}

/** Loads the package with all its translations, which lists leave out; for languages other than English. */
function Translated(props: { item: ListedPackage; onBook: (item: ListedPackage) => void }) {
  const { language } = useLanguage();
  const { data } = usePackageDetailsQuery(language === 'en' ? skipToken : props.item.id);
  return (
    <ItemTexts translations={(data ?? props.item).translations}>
      <Itinerary {...props} />
    </ItemTexts>
  );
}

function Itinerary({ item, onBook }: { item: ListedPackage; onBook: (item: ListedPackage) => void }) {
  const t = useTranslations();
  const say = useItemText();
  const format = useFormat();
  return (
    <>
      <div className="flex flex-col gap-8">
        <div className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[auto_1fr]">
          <ItemPicture imageUrl={item.imageUrl} alt={say(item.name).text} className="w-full rounded-lg" />
          <section
            aria-label={t('itinerary.about')}
            className="flex flex-col gap-5 md:row-span-2 lg:row-span-1"
          >
            <p className="max-w-prose text-lg whitespace-pre-line">
              <ItemText>{item.description}</ItemText>
            </p>
            <Facts
              items={[
                { label: t('itinerary.price'), value: format.money(item.price), icon: <CircleDollarSign /> },
                {
                  label: t('itinerary.duration'),
                  value: t('days', { count: item.duration }),
                  icon: <Calendar />,
                },
                {
                  label: t('itinerary.location'),
                  value: item.location ? <ItemText>{item.location}</ItemText> : DEFAULT_LOCATION,
                  icon: <MapPin />,
                },
              ]}
            />
            <p className="text-ink-soft flex gap-2">
              <Users className="size-5 shrink-0" />
              <span>
                <span className="block">{t('itinerary.group')}</span>
                <span className="block text-sm">
                  {t('itinerary.group.more', { max: TRAVELERS.max, group: GROUP_MAX })}
                </span>
              </span>
            </p>
          </section>
          <section
            aria-labelledby="inclusions"
            className="self-start md:sticky md:top-24 md:row-span-2 lg:row-span-1"
          >
            <h3 id="inclusions" className="font-semibold">
              {t('itinerary.inclusions')}
            </h3>
            <CheckedList items={item.inclusions} className="mt-3 text-sm" />
            <div className="mt-4">
              <TermsLinks />
            </div>
          </section>
          <section aria-labelledby="days">
            <h3 id="days" className="font-display mb-5 text-2xl">
              {t('itinerary.days')}
            </h3>
            <Timeline>
              {item.itinerary.map((day) => (
                <TimelineItem
                  key={day.day}
                  marker={day.day}
                  meta={t('itinerary.day', { day: day.day })}
                  title={<ItemText>{day.title}</ItemText>}
                  level={4}
                >
                  <Day day={day} />
                </TimelineItem>
              ))}
            </Timeline>
          </section>
        </div>
        <ItemReviews bookingType="package" itemId={item.id} />
      </div>
      <DialogActions>
        <p className="mr-auto self-center">
          <span className="font-display text-xl">{format.money(item.price)}</span>{' '}
          <span className="text-ink-soft text-sm max-sm:hidden">
            {t('package.perPerson', { days: t('days', { count: item.duration }) })}
          </span>
        </p>
        <LinkButton asChild variant="secondary">
          <Link to={packagePath(item)}>{t('page.open')}</Link>
        </LinkButton>
        <Button onClick={() => onBook(item)}>{t('itinerary.book')}</Button>
      </DialogActions>
    </>
  );
}

function Day({ day }: { day: ItineraryDay }) {
  const t = useTranslations();
  return (
    <div className="flex max-w-prose flex-col gap-3">
      {day.description && (
        <p className="whitespace-pre-line">
          <ItemText>{day.description}</ItemText>
        </p>
      )}
      <CheckedList items={day.activities} />
      {(day.accommodation || day.meals) && (
        <dl className="text-ink-soft grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          {day.accommodation && (
            <>
              <dt>{t('itinerary.stay')}</dt>
              <dd className="text-ink">
                <ItemText>{day.accommodation}</ItemText>
              </dd>
            </>
          )}
          {day.meals && (
            <>
              <dt>{t('itinerary.meals')}</dt>
              <dd className="text-ink">
                <ItemText>{day.meals}</ItemText>
              </dd>
            </>
          )}
        </dl>
      )}
      <DayVideo day={day.day} videoUrl={day.videoUrl} />
    </div>
  );
}
