import { type Outlook as OutlookData } from '@safari/contracts';
import { Accordion, AccordionItem, later, SectionHeading, Skeleton, TextLink } from '@safari/ui';
import { Table } from '@safari/ui/controls';
import { Link, useFormat, useInView } from '@safari/web-kit';
import { useToday } from '@safari/web-kit/clock';
import { useOutlookQuery } from '../data/office-day.api';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import type { DepartureChartProps } from './departure-chart';
import { departuresOf, spanOf } from './outlook.rules';

/** The chart library is half as large as the rest of the page: it is loaded when the first chart is in view. */
const charts = later(() => import('./departure-chart'));

/** Spans of one kind, and how they are named. */
type Spans = Pick<DepartureChartProps, 'spans' | 'short' | 'long'>;

/** Departures by month and by week, as charts and as tables. */
export function Outlook() {
  const t = useTranslations();
  const outlook = useOutlookQuery();
  return (
    <section aria-label={t('today.outlook')} className="flex flex-col gap-4">
      <SectionHeading title={t('today.outlook')} lede={t('today.outlook.lede')} />
      <StaffRemoteData result={outlook} loading={<Skeleton className="h-80" />}>
        {(data) => <OutlookCharts outlook={data} />}
      </StaffRemoteData>
    </section>
  );
}

function OutlookCharts({ outlook: { months, weeks } }: { outlook: OutlookData }) {
  const t = useTranslations();
  const { date, money, month, number } = useFormat();
  const inMonths: Spans = {
    spans: months,
    short: ({ from }) => month(from.slice(0, 7)).slice(0, 3),
    long: ({ from }) => month(from.slice(0, 7)),
  };
  const inWeeks: Spans = {
    spans: weeks,
    short: ({ from }) => date(from).replace(/,.*/, ''),
    long: ({ from, to }) => t('today.outlook.week.of', { from: date(from), to: date(to) }),
  };
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-3">
        <Figure
          {...inMonths}
          title={t('today.outlook.revenue')}
          value={({ revenue }) => Number(revenue)}
          write={money}
        />
        <Figure
          {...inMonths}
          title={t('today.outlook.bookings')}
          value={({ bookings }) => bookings}
          write={number}
        />
        <Figure
          {...inWeeks}
          title={t('today.outlook.travelers')}
          value={({ travelers }) => travelers}
          write={number}
        />
      </div>
      <Accordion>
        <AccordionItem title={t('today.outlook.months')}>
          <SpanTable {...inMonths} caption={t('today.outlook.months')} header={t('today.outlook.month')} />
        </AccordionItem>
        <AccordionItem title={t('today.outlook.weeks')}>
          <SpanTable {...inWeeks} caption={t('today.outlook.weeks')} header={t('today.outlook.week')} />
        </AccordionItem>
      </Accordion>
    </>
  );
}

function Figure(chart: Omit<DepartureChartProps, 'now'>) {
  const [place, isInSight] = useInView<HTMLElement>();
  const drawn = charts.use(isInSight);
  const today = useToday();
  return (
    <figure ref={place} className="flex min-w-0 flex-col gap-3">
      <figcaption className="font-semibold">{chart.title}</figcaption>
      {drawn ? (
        <drawn.DepartureChart {...chart} now={spanOf(chart.spans, today)} />
      ) : (
        <Skeleton className="h-55" />
      )}
    </figure>
  );
}

interface SpanTableProps extends Spans {
  caption: string;
  /** Header of the spans' column. */
  header: string;
}

/** The chart's data as a table; each span links to its bookings. */
function SpanTable({ spans, long, caption, header }: SpanTableProps) {
  const t = useTranslations();
  const { money, number } = useFormat();
  return (
    <Table
      caption={caption}
      rows={spans}
      rowKey={({ from }) => from}
      columns={[
        {
          key: 'span',
          header,
          primary: true,
          cell: (span) => (
            <TextLink asChild quiet>
              <Link to={departuresOf(span)}>{long(span)}</Link>
            </TextLink>
          ),
        },
        { key: 'bookings', header: t('today.bookings'), align: 'end', cell: (span) => number(span.bookings) },
        {
          key: 'travelers',
          header: t('today.outlook.people'),
          align: 'end',
          cell: (span) => number(span.travelers),
        },
        {
          key: 'revenue',
          header: t('today.outlook.money'),
          align: 'end',
          cell: (span) => money(span.revenue),
        },
      ]}
    />
  );
}
