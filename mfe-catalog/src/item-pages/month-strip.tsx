import { classNames } from '@safari/ui';
import { useTranslations } from '../translations/translations';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Month = (typeof MONTHS)[number];

export interface Season {
  bestMonths: readonly number[];
  closedMonths: readonly number[];
}

type Kind = 'best' | 'good' | 'closed';

/** Colours that carry meaning, kept in forced-colors mode. */
const LOOK: Record<Kind, string> = {
  best: 'forced-color-adjust-none bg-grass-600 text-white font-semibold',
  good: 'forced-color-adjust-none bg-grass-100 text-grass-900',
  closed: 'forced-color-adjust-none bg-sand-200 text-sand-700 line-through',
};

/** The year as twelve fields, each with a text that says what its colour means. */
export function MonthStrip({ bestMonths, closedMonths }: Season) {
  const t = useTranslations();
  const kindOf = (month: number): Kind =>
    bestMonths.includes(month) ? 'best' : closedMonths.includes(month) ? 'closed' : 'good';
  const kinds = (['best', 'good', 'closed'] as const).filter((kind) =>
    MONTHS.some((month) => kindOf(month) === kind),
  );
  return (
    <div className="flex flex-col gap-3">
      <ol className="grid grid-cols-6 gap-1 sm:grid-cols-12">
        {MONTHS.map((month) => {
          const kind = kindOf(month);
          return (
            <li key={month} className={classNames('rounded-md py-2.5 text-center text-sm', LOOK[kind])}>
              {t(`month.${month}`)}
              <span className="sr-only">: {t(`season.${kind}`)}</span>
            </li>
          );
        })}
      </ol>
      <ul aria-hidden="true" className="text-ink-soft flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span className={classNames('size-3 rounded-sm', LOOK[kind])} />
            {t(`season.${kind}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The best months in a few words: `January – February, June – October`. */
export function useMonthsText(): (months: readonly number[]) => string {
  const t = useTranslations();
  return (months) =>
    runsOf(months)
      .map(([first, last]) =>
        first === last ? t(`month.${first}`) : `${t(`month.${first}`)} – ${t(`month.${last}`)}`,
      )
      .join(', ');
}

function runsOf(months: readonly number[]): (readonly [Month, Month])[] {
  const runs: [Month, Month][] = [];
  for (const month of MONTHS.filter((each) => months.includes(each))) {
    const last = runs.at(-1);
    if (last && last[1] === month - 1) last[1] = month;
    else runs.push([month, month]);
  }
  return runs;
}
