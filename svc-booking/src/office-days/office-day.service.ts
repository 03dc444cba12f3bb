import { Injectable } from '@nestjs/common';
import { addDays, DEPARTURE_DAYS, fromMinor, type OfficeDay, today } from '@safari/contracts';
import { BookingConfig } from '../config.js';
import { OfficeDayRepository } from './office-day.repository.js';

@Injectable()
export class OfficeDayService {
  constructor(
    private readonly config: BookingConfig,
    private readonly days: OfficeDayRepository,
  ) {}

  async of(date = today()): Promise<OfficeDay> {
    const until = addDays(date, DEPARTURE_DAYS);
    const [
      waiting,
      due,
      owed,
      departures,
      quietTrips,
      clashes,
      abandoned,
      askedChanges,
      messages,
      lapsed,
      lapsedOffers,
    ] = await Promise.all([
      this.days.waiting(),
      this.days.due(date),
      this.days.owed(),
      this.days.departures(date, until),
      this.days.quietTrips(date),
      this.days.clashes(date, until),
      this.days.abandoned(),
      this.days.askedChanges(),
      this.days.messages(),
      this.days.lapsed(date),
      this.days.lapsedOffers(),
    ]);
    const nothing = fromMinor(0, this.config.brand.currency);
    return {
      date,
      until,
      counts: {
        waiting: waiting[0]?.waiting ?? 0,
        late: waiting[0]?.late ?? 0,
        due: due[0]?.due ?? 0,
        overdue: due[0]?.overdue ?? 0,
        owed: owed[0]?.owed ?? 0,
        departures: departures[0]?.departures ?? 0,
        lacking: departures[0]?.lacking ?? 0,
        quietTrips: quietTrips[0]?.quietTrips ?? 0,
        clashes: clashes[0]?.clashes ?? 0,
        abandoned: abandoned[0]?.abandoned ?? 0,
        askedChanges: askedChanges[0]?.askedChanges ?? 0,
        messages: messages[0]?.messages ?? 0,
        lapsed: lapsed[0]?.lapsed ?? 0,
        lapsedOffers: lapsedOffers[0]?.lapsedOffers ?? 0,
      },
      dueAmount: due[0]?.dueAmount ?? nothing,
      overdueAmount: due[0]?.overdueAmount ?? nothing,
      owedAmount: owed[0]?.owedAmount ?? nothing,
      waiting: waiting.map(({ item }) => item),
      due: due.map(({ item }) => item),
      owed: owed.map(({ item }) => item),
      departures: departures.map(({ item }) => item),
      quietTrips: quietTrips.map(({ item }) => item),
      clashes: clashes.map(({ item }) => item),
      abandoned: abandoned.map(({ item }) => item),
      askedChanges: askedChanges.map(({ item }) => item),
      messages: messages.map(({ item }) => item),
      lapsed: lapsed.map(({ item }) => item),
      lapsedOffers: lapsedOffers.map(({ item }) => item),
    };
  }
}
