import { type AttractionDetails, DEFAULT_LOCATION, type Money } from '@safari/contracts';
import { Facts } from '@safari/ui';
import { Calendar, Clock, Footprints, MapPin } from '@safari/ui/icons';
import { ItemText, ItemTexts, useFormat, useItemText } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { CheckedList } from '../shared/checked-list';
import type { DialogAddress } from '../shared/dialog-link';
import { MarkedItemText } from '../shared/marked-item-text';
import { useTranslations } from '../translations/translations';
import { Gallery } from './gallery';
import {
  GuidesSection,
  QuestionsSection,
  ReviewsSection,
  SeasonSection,
  SuitsSection,
} from './item-sections';
import { positionOf } from './map/route.rules';
import { TripMap } from './map/trip-map';
import { PageFrame } from './page-frame';
import { PageSection, Prose } from './page-section';
import { PartyPrice } from './party-price';
import { TermsSection } from './terms-section';

export interface AttractionViewProps {
  item: AttractionDetails;
  booking: DialogAddress;
  /** Packages that go there. */
  journeys: ReactNode;
}

/** The whole page of an attraction. */
export function AttractionView(props: AttractionViewProps) {
  return (
    <ItemTexts translations={props.item.translations}>
      <Page {...props} />
    </ItemTexts>
  );
}

function Page({ item, booking, journeys }: AttractionViewProps) {
  const t = useTranslations();
  const { money } = useFormat();
  const say = useItemText();
  const unit = t('page.unit', { unit: say(item.priceUnit).text });
  const name = say(item.name).text;
  const pictures = [...new Set([item.imageUrl, ...item.page.pictures])].map(
    (imageUrl, index, { length: count }) => ({
      imageUrl,
      alt: index === 0 ? name : t('page.picture.more', { name, number: index + 1, count }),
      href: imageUrl,
    }),
  );
  return (
    <PageFrame
      list={{ name: t('attractions.title'), to: '/#attractions' }}
      name={<ItemText>{item.name}</ItemText>}
      gallery={<Gallery pictures={pictures} label={t('page.pictures.place')} />}
      header={<Header item={item} />}
      price={<PartyPrice price={item.priceFrom} unit={unit} />}
      shortPrice={
        <>
          <span className="font-display block text-xl">{money(item.priceFrom)}</span>
          <span className="text-ink-soft block truncate text-xs">{unit}</span>
        </>
      }
      booking={booking}
      after={journeys}
    >
      {item.detailedDescription && (
        <PageSection title={t('attraction.about')}>
          <Prose>{item.detailedDescription}</Prose>
        </PageSection>
      )}
      <Lists title={t('attraction.highlights')} items={item.highlights} />
      <WhereSection item={item} />
      <Lists title={t('page.activities')} items={item.activities} />
      <Lists title={t('page.expect')} items={item.whatToExpect} />
      <IncludedSection item={item} />
      <PricesSection item={item} />
      <SeasonSection page={item.page} />
      <SuitsSection suits={item.page.suits} />
      <Lists title={t('page.requirements')} items={item.requirements} />
      <Lists title={t('page.bring')} items={item.whatToBring} />
      <GuidesSection guideIds={item.page.guideIds} />
      <ReviewsSection bookingType="attraction" itemId={item.id} />
      <TermsSection price={`${money(item.priceFrom)} ${unit}`} saysIncluded={saysIncluded(item)} />
      <QuestionsSection questions={item.page.questions} />
    </PageFrame>
  );
}

function Header({ item }: { item: AttractionDetails }) {
  const t = useTranslations();
  return (
    <header className="flex flex-col gap-6">
      <h1 className="font-display text-4xl text-balance sm:text-5xl">
        <MarkedItemText>{item.name}</MarkedItemText>
      </h1>
      <Prose className="text-xl leading-relaxed">{item.description}</Prose>
      <Facts
        items={[
          {
            label: t('itinerary.location'),
            value: item.location ? <MarkedItemText>{item.location}</MarkedItemText> : DEFAULT_LOCATION,
            icon: <MapPin />,
          },
          ...(item.duration
            ? [
                {
                  label: t('attraction.duration'),
                  value: <MarkedItemText>{item.duration}</MarkedItemText>,
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
                  value: <MarkedItemText>{item.bestTime}</MarkedItemText>,
                  icon: <Calendar />,
                },
              ]
            : []),
        ]}
      />
    </header>
  );
}

function Lists({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <PageSection title={title}>
      <CheckedList items={items} line={MarkedItemText} className="sm:grid sm:grid-cols-2 sm:gap-x-10" />
    </PageSection>
  );
}

function WhereSection({ item }: { item: AttractionDetails }) {
  const t = useTranslations();
  const say = useItemText();
  const { place } = item.page;
  if (!place) return null;
  return (
    <PageSection title={t('page.where')} id="where">
      <TripMap
        route={{ legs: [], stops: [{ name: place.name, at: positionOf(place), days: [] }] }}
        label={t('map.label.place', { place: say(place.name).text })}
      />
    </PageSection>
  );
}

const saysIncluded = ({ included, notIncluded }: AttractionDetails): boolean =>
  included.length > 0 || notIncluded.length > 0;

function IncludedSection({ item }: { item: AttractionDetails }) {
  const t = useTranslations();
  const { included, notIncluded } = item;
  if (!saysIncluded(item)) return null;
  return (
    <PageSection title={t('itinerary.inclusions')} id="included">
      <div className="grid grid-cols-1 gap-8 sm:grid-cols-2 sm:gap-10">
        <CheckedList items={included} line={MarkedItemText} />
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

/** The prices of other travelers than an adult, where entered, beside the adult's. */
function PricesSection({ item: { pricing, priceFrom } }: { item: AttractionDetails }) {
  const t = useTranslations();
  const { money } = useFormat();
  if (pricing.child === null && pricing.group === null) return null;
  const prices = { ...pricing, adult: pricing.adult ?? priceFrom };
  const rows = (['adult', 'child', 'group'] as const).flatMap((who): [string, Money][] =>
    prices[who] === null ? [] : [[t(`page.price.${who}`), prices[who]]],
  );
  return (
    <PageSection title={t('page.prices')}>
      <Facts layout="rows" items={rows.map(([label, price]) => ({ label, value: money(price) }))} />
      <p className="text-ink-soft max-w-prose text-sm">
        {t('page.prices.text', { price: money(priceFrom) })}
      </p>
    </PageSection>
  );
}
