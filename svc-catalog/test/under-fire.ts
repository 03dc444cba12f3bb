import type { TestService } from '@safari/service-kit/testing';
import { survive } from '@safari/service-kit/testing/survival';
import { addAttraction, addPackage, customer, staff } from './catalog.js';

/** Requests of every kind, from staff, a customer and nobody, to a catalogue that offers something. */
export async function underFire(service: TestService, requests: number, seed: number): Promise<void> {
  for (let offer = 0; offer < 4; offer += 1) {
    await addPackage(service);
    await addAttraction(service);
  }
  await survive(service, { requests, seed, callers: [staff, customer] });
}
