import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** `card` for a dashboard, `display` for a band of large figures. */
  look?: 'card' | 'display';
  className?: string;
}

export function Stat({ label, value, hint, icon, look = 'card', className }: StatProps) {
  return (
    <div className={classNames('ui-stat', className)} data-look={look}>
      <p className="ui-stat-label">
        {icon}
        {label}
      </p>
      <p className="ui-stat-value">{value}</p>
      {hint && <p className="ui-stat-hint">{hint}</p>}
    </div>
  );
}

/** Stat cards in rows, as many per row as fit without cutting a figure. */
export function Stats({ children }: { children: ReactNode }) {
  return <div className="ui-stats">{children}</div>;
}

export interface RatingProps {
  /** 0 to `max`; fractions are drawn. */
  value: number;
  max?: number;
  /** The text for screen readers; `4.6 out of 5` by default. */
  label?: string;
  /** Shows the number beside the stars. */
  showValue?: boolean;
}

export function Rating({ value, max = 5, label = `${value} out of ${max}`, showValue }: RatingProps) {
  return (
    <span className="ui-rating">
      <span className="ui-hidden">{label}</span>
      <span aria-hidden="true" className="ui-rating-stars">
        {Array.from({ length: max }, (_, index) => (
          <span key={index} className="ui-rating-star">
            <Star />
            <span style={{ width: `${Math.min(1, Math.max(0, value - index)) * 100}%` }}>
              <Star />
            </span>
          </span>
        ))}
      </span>
      {showValue && <span aria-hidden="true">{value}</span>}
    </span>
  );
}
