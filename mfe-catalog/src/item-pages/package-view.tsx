import { DEFAULT_LOCATION, type PackageDetails } from '@safari/contracts';
import { Facts } from '@safari/ui';
import { Calendar, CircleDollarSign, MapPin, Sun } from '@safari/ui/icons';
import { ItemText, ItemTexts, useFormat, useItemText } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { CheckedList } from '../shared/checked-list';
import type { DialogAddress } from '../shared/dialog-link';
import { MarkedItemText } from '../shared/marked-item-text';
import { useTranslations } from '../translations/translations';
import { DayCard } from './day-card';
import { Gallery, GRID_SIZE } from './gallery';
import {
  GuidesSection,
  QuestionsSection,
  ReviewsSection,
  SeasonSection,
  SuitsSection,
} from './item-sections';
import { useMonthsText } from './month-strip';
import { PageFrame } from './page-frame';
import { PageSection, Prose } from './page-section';
import { PartyPrice, useParty } from './party-price';
import { RouteSection } from './route-section';
import { TermsSection } from './terms-section';

export interface PackageViewProps {
  item: PackageDetails;
  booking: DialogAddress;
  /** Similar packages. */
  similar: ReactNode;
}

/** The whole page of a package. */
export function PackageView(props: PackageViewProps) {
  return (
    <ItemTexts translations={props.item.translations}>
      <Page {...props} />
    </ItemTexts>
  );
}

function Page({ item, booking, similar }: PackageViewProps) {
  const t = useTranslations();
  const format = useFormat();
  const days = t('days', { count: item.duration });
  return (
    <PageFrame
      list={{ name: t('packages.title'), to: '/#packages' }}
      name={<ItemText>{item.name}</ItemText>}
      gallery={<Pictures item={item} />}
      header={<Header item={item} />}
      price={<PartyPrice price={item.price} unit={t('package.perPerson', { days })} />}
      shortPrice={<ShortPrice item={item} />}
      booking={booking}
      after={similar}
    >
      {item.highlights.length > 0 && (
        <PageSection title={t('page.highlights')}>
          <CheckedList
            items={item.highlights}
            line={MarkedItemText}
            className="sm:grid sm:grid-cols-2 sm:gap-x-10"
          />
        </PageSection>
      )}
      <RouteSection item={item} />
      {item.itinerary.length > 0 && (
        <PageSection title={t('itinerary.days')} id="days">
          <ol className="flex flex-col gap-5">
            {item.itinerary.map((day) => (
              <DayCard key={day.day} day={day} />
            ))}
          </ol>
        </PageSection>
      )}
      <IncludedSection item={item} />
      <SeasonSection page={item.page} />
      <SuitsSection suits={item.page.suits} />
      <GuidesSection guideIds={item.page.guideIds} />
      <ReviewsSection bookingType="package" itemId={item.id} />
      <TermsSection
        price={`${format.money(item.price)} ${t('page.perPerson')}`}
        saysIncluded={saysIncluded(item)}
      />
      <QuestionsSection questions={item.page.questions} />
    </PageFrame>
  );
}

function Pictures({ item }: { item: PackageDetails }) {
  const t = useTranslations();
  const say = useItemText();
  const ofDays = item.itinerary.flatMap(({ day, title, stage }) =>
    stage?.imageUrl
      ? [
          {
            imageUrl: stage.imageUrl,
            alt: t('page.picture.day', { day, title: say(title).text }),
            href: `#day-${day}`,
          },
        ]
      : [],
  );
  const own = { imageUrl: item.imageUrl, alt: say(item.name).text };
  const once = [own, ...ofDays].filter(
    ({ imageUrl }, index, all) => all.findIndex((other) => other.imageUrl === imageUrl) === index,
  );
  // pictures of later days are shown with those days
  return <Gallery pictures={once.slice(0, GRID_SIZE)} label={t('page.pictures')} />;
}

function Header({ item }: { item: PackageDetails }) {
  const t = useTranslations();
  const format = useFormat();
  const months = useMonthsText();
  const { bestMonths } = item.page;
  return (
    <header className="flex flex-col gap-6">
      <div>
        <h1 className="font-display text-4xl text-balance sm:text-5xl">
          <MarkedItemText>{item.name}</MarkedItemText>
        </h1>
        <p className="text-ink-soft mt-3">{t('package.agency', { agency: item.agency })}</p>
      </div>
      <Prose className="text-xl leading-relaxed">{item.description}</Prose>
      <Facts
        items={[
          {
            label: t('itinerary.duration'),
            value: t('days', { count: item.duration }),
            icon: <Calendar />,
          },
          {
            label: t('itinerary.location'),
            value: item.location ? <MarkedItemText>{item.location}</MarkedItemText> : DEFAULT_LOCATION,
            icon: <MapPin />,
          },
          ...(bestMonths.length > 0
            ? [{ label: t('page.best'), value: months(bestMonths), icon: <Sun /> }]
            : []),
          { label: t('itinerary.price'), value: format.money(item.price), icon: <CircleDollarSign /> },
        ]}
      />
    </header>
  );
}

function ShortPrice({ item }: { item: PackageDetails }) {
  const t = useTranslations();
  const { money } = useFormat();
  const [{ travelers: party }] = useParty();
  return (
    <>
      <span className="font-display block text-xl">{money(item.price)}</span>
      <span className="text-ink-soft block truncate text-xs">
        {t('page.perPerson')} ·{' '}
        {t(party === 1 ? 'page.travelers_one' : 'page.travelers_other', { count: party })}
      </span>
    </>
  );
}

const saysIncluded = ({ inclusions, page }: PackageDetails): boolean =>
  inclusions.length > 0 || page.notIncluded.length > 0;

function IncludedSection({ item }: { item: PackageDetails }) {
  const t = useTranslations();
  const { notIncluded } = item.page;
  if (!saysIncluded(item)) return null;
  return (
    <PageSection title={t('itinerary.inclusions')} id="included">
      <div className="grid grid-cols-1 gap-8 sm:grid-cols-2 sm:gap-10">
        <CheckedList items={item.inclusions} line={MarkedItemText} />
        {notIncluded.length > 0 && (
          <div>
            <h3 className="mb-3 font-semibold">{t('attraction.notIncluded')}</h3>
            <CheckedList items={notIncluded} line={MarkedItemText} mark="no" className="text-ink-soft" />
          </div>
        )}
      </div>
    </PageSection>
  );
}
