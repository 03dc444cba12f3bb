import type { TestService } from '@safari/service-kit/testing';
import type { FuzzRun } from '@safari/service-kit/testing/fuzz';
import { addAttraction, addPackage, customer, staff } from './catalog.js';

/** The callers of fuzz runs: staff of a catalogue with items, and a customer. */
export async function askers(service: TestService): Promise<Pick<FuzzRun, 'callers' | 'known'>> {
  for (let offer = 0; offer < 4; offer += 1) {
    await addPackage(service);
    await addAttraction(service);
  }
  return { callers: [staff, customer] };
}
