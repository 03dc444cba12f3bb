import { Injectable } from '@nestjs/common';
import { type DepartureTotal, fromMinor, type Outlook, today } from '@safari/contracts';
import { BookingConfig } from '../config.js';
import { OutlookRepository } from './outlook.repository.js';
import { monthsAround, type Span, weeksFrom } from './outlook.rules.js';

@Injectable()
export class OutlookService {
  constructor(
    private readonly config: BookingConfig,
    private readonly outlook: OutlookRepository,
  ) {}

  async of(date = today()): Promise<Outlook> {
    const [months, weeks] = await Promise.all([
      this.departures(monthsAround(date)),
      this.departures(weeksFrom(date)),
    ]);
    return { months, weeks };
  }

  private async departures(spans: Span[]): Promise<DepartureTotal[]> {
    const nothing = fromMinor(0, this.config.brand.currency);
    const totals = await this.outlook.totals(spans);
    return totals.map((total) => ({ ...total, revenue: total.revenue ?? nothing }));
  }
}
