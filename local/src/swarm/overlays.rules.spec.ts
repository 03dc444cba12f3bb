import { expect, it } from '@jest/globals';
import { overlaysOf } from './overlays.rules.js';

const product = {
  services: { booking: 'svc-booking', toys: 'svc-toys' },
  remotes: { gallery: 'mfe-gallery' },
};

it('who meets shares a network of their own, files one for all, and only those leave the stack who have to', () => {
  const overlays = overlaysOf(product).map(
    ({ name, members, internal }) => `${name}: ${members.join(', ')}${internal ? '' : ', and outside'}`,
  );
  expect(overlays).toEqual([
    'entrance: balancer, and outside',
    'entrance-gateway: balancer, gateway',
    'gateway-svc-booking: gateway, svc-booking',
    'gateway-svc-toys: gateway, svc-toys',
    'screens: gateway, shell, pictures, mfe-gallery',
    'gateway-nats: gateway, nats-1, nats-2, nats-3',
    'svc-booking-nats: svc-booking, nats-1, nats-2, nats-3',
    'svc-toys-nats: svc-toys, nats-1, nats-2, nats-3',
    'svc-booking-postgres: svc-booking, postgres-1, postgres-2, postgres-3',
    'svc-toys-postgres: svc-toys, postgres-1, postgres-2, postgres-3',
    'svc-booking-internet: svc-booking, and outside',
    'nats: nats-1, nats-2, nats-3',
    'postgres: postgres-1, postgres-2, postgres-3',
  ]);
});
