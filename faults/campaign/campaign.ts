import { setTimeout as sleep } from 'node:timers/promises';
import { seconds } from '../../local/src/console/progress.js';
import type { House } from '../house/house.js';
import type { Acknowledged, Office } from '../house/office.js';
import type { Kill } from './kills.rules.js';

export interface CampaignOptions {
  /** The minimum number of acknowledged bookings. */
  bookings: number;
  kills: readonly Kill[];
}

export interface Outcome {
  acknowledged: readonly Acknowledged[];
  /** How often a request was repeated because it was not answered, or answered with an outage. */
  repeats: number;
}

/** The limit of a customer's own list. */
const MOST_OF_ONE = 480;

/** Customers book and staff ask operators, in parallel and without a pause, while one part after another is killed. */
export async function fight(
  house: House,
  office: Office,
  { bookings, kills }: CampaignOptions,
): Promise<Outcome> {
  const acknowledged: Acknowledged[] = [];
  let killing = true;
  const bookOnAndOn = async (customer: string): Promise<void> => {
    for (let own = 0; own < MOST_OF_ONE && (acknowledged.length < bookings || killing); own += 1) {
      const booking = await office.book(customer);
      acknowledged.push(booking);
      await office.coordinate(booking.id);
    }
  };
  const customers = Promise.all(Object.keys(office.customers).map(bookOnAndOn));
  const kill = async (): Promise<void> => {
    for (const { at, part, downMs } of kills) {
      while (acknowledged.length < at) await sleep(5);
      await strike(house, part, downMs, acknowledged.length);
    }
    killing = false;
  };
  await Promise.all([customers, kill()]);
  const callers = [office.staff, ...Object.values(office.customers)];
  return { acknowledged, repeats: callers.reduce((sum, { repeats }) => sum + repeats, 0) };
}

async function strike(house: House, name: string, downMs: number, booked: number): Promise<void> {
  const part = house.parts[name];
  if (!part) throw new Error(`there is no ${name} to kill`);
  await part.kill();
  await sleep(downMs);
  const began = Date.now();
  await part.start();
  const took = seconds(Date.now() - began);
  process.stdout.write(
    `after ${booked} bookings: kill -9 ${name}, down for ${downMs} ms, ready in ${took}\n`,
  );
}
