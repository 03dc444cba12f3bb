import type { DepartureTotal } from '@safari/contracts';
import { useNavigate } from '@safari/web-kit';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { departuresOf } from './outlook.rules';

export interface DepartureChartProps {
  /** The chart's text alternative. */
  title: string;
  spans: readonly DepartureTotal[];
  value: (span: DepartureTotal) => number;
  /** Formats a value for the axis and the tooltip. */
  write: (value: number) => string;
  /** A short name of a span, for the axis. */
  short: (span: DepartureTotal) => string;
  /** The full name of a span, for the tooltip. */
  long: (span: DepartureTotal) => string;
  /** The index of the span that contains today. */
  now: number;
}

const INK = 'var(--color-ink-soft)';

/** A bar for each span; pressing it opens its bookings, arrow keys move between bars. */
export function DepartureChart({ title, spans, value, write, short, long, now }: DepartureChartProps) {
  const navigate = useNavigate();
  const bars = spans.map((span, index) => ({
    span,
    value: value(span),
    fill: index === now ? 'var(--color-accent)' : 'var(--color-lake-400)',
  }));
  return (
    <ResponsiveContainer width="100%" height={220}>
      <BarChart data={bars} title={title} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey={(bar: (typeof bars)[number]) => short(bar.span)}
          tick={{ fill: INK, fontSize: 12 }}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line-strong)' }}
          interval="equidistantPreserveStart"
        />
        <YAxis
          allowDecimals={false}
          tickFormatter={write}
          tick={{ fill: INK, fontSize: 12 }}
          tickLine={false}
          axisLine={false}
          width="auto"
        />
        <Tooltip
          cursor={{ fill: 'var(--color-surface-sunk)' }}
          isAnimationActive={false}
          content={({ payload }) => {
            const bar = payload[0]?.payload as (typeof bars)[number] | undefined;
            return (
              bar && (
                <div className="rounded-md border border-line bg-surface-raised px-3 py-2 text-sm shadow-md">
                  {long(bar.span)}
                  <strong className="block tabular-nums">{write(bar.value)}</strong>
                </div>
              )
            );
          }}
        />
        <Bar
          dataKey="value"
          radius={[4, 4, 0, 0]}
          isAnimationActive={false}
          className="cursor-pointer"
          onClick={(_, index) => {
            const span = spans[index];
            if (span) void navigate(departuresOf(span));
          }}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
