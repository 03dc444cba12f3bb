import type { StagedDay } from '@safari/contracts';
import { Facts } from '@safari/ui';
import { Bed, Car, Footprints, MapPin, Utensils } from '@safari/ui/icons';
import { useFormat, useItemText } from '@safari/web-kit';
import { CheckedList } from '../shared/checked-list';
import { ItemPicture } from '../shared/item-picture';
import { MarkedItemText } from '../shared/marked-item-text';
import { useTranslations } from '../translations/translations';
import { placesOf } from './map/route.rules';
import { Prose } from './page-section';
import { Places } from './places';

/** One day of a package: places, activities, hours. */
export function DayCard({ day }: { day: StagedDay }) {
  const t = useTranslations();
  const say = useItemText();
  const { stage } = day;
  return (
    <li id={`day-${day.day}`} className="scroll-mt-24">
      <article className="border-line bg-surface-raised grid grid-cols-1 overflow-hidden rounded-xl border md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[auto_1fr]">
        {stage?.imageUrl && (
          <ItemPicture
            imageUrl={stage.imageUrl}
            alt={say(day.title).text}
            sizes="(min-width: 48rem) 26rem, 100vw"
            className="aspect-3/2 w-full object-cover md:rounded-br-xl"
          />
        )}
        <div className="p-5 sm:p-7 md:col-start-2 md:row-span-2 md:row-start-1">
          <p className="text-accent-strong text-sm font-semibold">{t('itinerary.day', { day: day.day })}</p>
          <h3 className="font-display mt-1 text-2xl">
            <MarkedItemText>{day.title}</MarkedItemText>
          </h3>
          {placesOf(day).length > 0 && (
            <p className="text-ink-soft mt-2 flex gap-2 text-sm">
              <MapPin className="mt-0.5 size-4 shrink-0" />
              <Places of={day} />
            </p>
          )}
          <Prose className="mt-4">{day.description}</Prose>
          <CheckedList items={day.activities} line={MarkedItemText} className="mt-4" />
        </div>
        <DayFacts day={day} />
      </article>
    </li>
  );
}

function DayFacts({ day: { accommodation, meals, stage } }: { day: StagedDay }) {
  const t = useTranslations();
  const hours = useHours();
  const { drivingHours, walkingHours } = stage ?? {};
  const items = [
    ...(accommodation
      ? [
          {
            label: t('itinerary.stay'),
            value: <MarkedItemText>{accommodation}</MarkedItemText>,
            icon: <Bed />,
          },
        ]
      : []),
    ...(meals
      ? [{ label: t('itinerary.meals'), value: <MarkedItemText>{meals}</MarkedItemText>, icon: <Utensils /> }]
      : []),
    ...(drivingHours ? [{ label: t('day.driving'), value: hours(drivingHours), icon: <Car /> }] : []),
    ...(walkingHours ? [{ label: t('day.walking'), value: hours(walkingHours), icon: <Footprints /> }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <Facts
      items={items}
      className="content-start px-5 pb-5 sm:px-7 sm:pb-7 md:col-start-1 md:row-start-2 md:px-5 md:py-5"
    />
  );
}

/** Formats hours in words: `2.5 hours`. */
export function useHours(): (hours: number) => string {
  const t = useTranslations();
  const { number } = useFormat();
  return (hours) => t(hours === 1 ? 'hours_one' : 'hours_other', { count: number(hours) });
}
