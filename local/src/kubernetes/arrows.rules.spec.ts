import { expect, it } from '@jest/globals';
import { arrowsOf } from './arrows.rules.js';

const product = {
  services: { booking: 'svc-booking', toys: 'svc-toys' },
  remotes: { gallery: 'mfe-gallery' },
};

it('everybody meets those whom the design has them meet, and a new service nobody outside', () => {
  const arrows = arrowsOf(product).map(({ from, to, ports }) => `${from} > ${to}: ${ports.join(', ')}`);
  expect(arrows).toEqual([
    'entrance > gateway: 8080',
    'gateway > svc-booking: 8080',
    'gateway > svc-toys: 8080',
    'gateway > shell: 8080',
    'gateway > pictures: 8080',
    'gateway > mfe-gallery: 8080',
    'gateway > nats: 4222',
    'svc-booking > nats: 4222',
    'svc-toys > nats: 4222',
    'svc-booking > postgres: 5432',
    'svc-toys > postgres: 5432',
    'backup > postgres: 5432',
    'monitoring > gateway: 8080',
    'monitoring > svc-booking: 8080',
    'monitoring > svc-toys: 8080',
    'gateway > monitoring: 4318',
    'svc-booking > monitoring: 4318',
    'svc-toys > monitoring: 4318',
    'svc-booking > internet: 465, 587',
    'backup > internet: 443',
    'nats > nats: 4222, 6222',
    'monitoring > nats: 7777',
    'postgres > postgres: 5432, 8000',
    'operators of the cluster > postgres: 5432, 8000',
    'monitoring > postgres: 9187',
    'postgres > the API of the cluster: 443, 6443',
  ]);
});
