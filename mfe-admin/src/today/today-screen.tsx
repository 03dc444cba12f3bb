import { useFormat } from '@safari/web-kit';
import { useOfficeDayQuery } from '../data/office-day.api';
import { Screen } from '../shared/screen';
import { useTranslations } from '../translations/translations';
import { Outlook } from './outlook';
import { TodayFigures } from './today-figures';
import { useMatters } from './use-matters';

/** What waits for the office: counts, and the lists. */
export function TodayScreen() {
  const t = useTranslations();
  const { date } = useFormat();
  const { data: day } = useOfficeDayQuery();
  const matters = useMatters();
  return (
    <Screen
      title={t('today.title')}
      lede={day ? t('today.lede', { date: date(day.date) }) : t('today.lede.loading')}
      gap="gap-10"
    >
      <TodayFigures label={t('today.figures')} figures={matters.map(({ figure }) => figure)} />
      {matters.map(({ list }) => list)}
      <Outlook />
    </Screen>
  );
}
