import type { Guide, ItemPage, Question, Suits } from '@safari/contracts';
import { Accordion, AccordionItem, Avatar, classNames } from '@safari/ui';
import { Footprints, HeartHandshake, ShieldCheck, Users } from '@safari/ui/icons';
import { ItemTexts, pictureSources, useFormat, useItemText } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useGuidesQuery } from '../data/catalog.api';
import { ItemReviews, type ItemReviewsProps } from '../shared/item-reviews';
import { MarkedItemText } from '../shared/marked-item-text';
import { useTranslations } from '../translations/translations';
import { MonthStrip } from './month-strip';
import { PageSection, Prose } from './page-section';

/** The best months to go, and why. */
export function SeasonSection({ page }: { page: ItemPage }) {
  const t = useTranslations();
  if (page.bestMonths.length === 0 && page.closedMonths.length === 0 && page.seasons === '') return null;
  return (
    <PageSection title={t('page.seasons')} id="when">
      <MonthStrip {...page} />
      <Prose>{page.seasons}</Prose>
    </PageSection>
  );
}

/** For whom the trip is suitable; facts that are not entered are left out. */
export function SuitsSection({ suits }: { suits: Suits }) {
  const t = useTranslations();
  const facts: [icon: ReactNode, title: string, text: string][] = [
    [
      <Users key="age" />,
      suits.minimumAge === null ? t('suits.age.any') : t('suits.age', { age: suits.minimumAge }),
      '',
    ],
    [<Footprints key="fitness" />, t(`suits.fitness.${suits.fitness}`), suits.effort],
    [<ShieldCheck key="health" />, t('suits.health'), suits.health],
    [<HeartHandshake key="access" />, t('suits.access'), suits.access],
  ];
  const told = facts.filter(([, , text], index) => index < 2 || text !== '');
  return (
    <PageSection title={t('suits')} id="suits">
      <ul className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2">
        {told.map(([icon, title, text]) => (
          <li
            key={title}
            className="flex gap-4 [&>svg]:text-accent [&>svg]:mt-0.5 [&>svg]:size-6 [&>svg]:shrink-0"
          >
            {icon}
            <div>
              <h3 className="font-semibold">{title}</h3>
              <Prose className="text-ink-soft mt-1 text-sm">{text}</Prose>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** The guides who may lead it, with portraits; if the list fails to load, only this section is affected. */
export function GuidesSection({ guideIds }: { guideIds: readonly number[] }) {
  const t = useTranslations();
  const { data: guides = [] } = useGuidesQuery();
  const leading = guideIds.flatMap((id) => guides.find((guide) => guide.id === id) ?? []);
  if (leading.length === 0) return null;
  return (
    <PageSection title={t('page.guides')} id="guides" lede={t('page.guides.text')}>
      <ul
        className={classNames(
          'grid grid-cols-1 gap-8 sm:grid-cols-2',
          leading.length > 2 && 'xl:grid-cols-3',
        )}
      >
        {leading.map((guide) => (
          <ItemTexts key={guide.id} translations={guide.translations}>
            <GuideCard guide={guide} />
          </ItemTexts>
        ))}
      </ul>
    </PageSection>
  );
}

function GuideCard({ guide }: { guide: Guide }) {
  const { name, photoUrl, title, bio } = guide;
  return (
    <li className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <Avatar name={name} {...pictureSources(photoUrl, '12rem')} size="xl" />
        <div className="min-w-0">
          <h3 className="font-display text-xl">{name}</h3>
          {title && (
            <p className="text-ink-soft text-sm">
              <MarkedItemText>{title}</MarkedItemText>
            </p>
          )}
        </div>
      </div>
      <Prose className="text-sm">{bio}</Prose>
      <GuideFacts guide={guide} />
    </li>
  );
}

/** Languages and years of experience, where entered. */
function GuideFacts({ guide: { languages, yearsOfExperience } }: { guide: Guide }) {
  const t = useTranslations();
  const say = useItemText();
  const { list } = useFormat();
  const spoken = list(languages.map((language) => say(language).text));
  const facts = [
    ...(spoken ? [t('guide.speaks', { languages: spoken })] : []),
    ...(yearsOfExperience > 0 ? [t('guide.years', { count: yearsOfExperience })] : []),
  ];
  return facts.length > 0 && <p className="text-ink-soft text-sm">{facts.join(' ')}</p>;
}

/** The travelers' reviews and their average rating. */
export function ReviewsSection(item: ItemReviewsProps) {
  return (
    <div className="border-line border-t pt-10">
      <ItemReviews {...item} level={2} />
    </div>
  );
}

export function QuestionsSection({ questions }: { questions: readonly Question[] }) {
  const t = useTranslations();
  if (questions.length === 0) return null;
  return (
    <PageSection title={t('page.questions')} id="questions">
      <Accordion className="max-w-3xl">
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} title={<MarkedItemText>{question}</MarkedItemText>}>
            <Prose>{answer}</Prose>
          </AccordionItem>
        ))}
      </Accordion>
    </PageSection>
  );
}
