import { expect, it } from '@jest/globals';
import { gatewayRights, serviceRights } from './broker-rights.rules.js';

it('a service keeps its own stream, reads of others what it has a handler for, and asks and answers what it says', () => {
  const rights = serviceRights('toys', {
    publishes: new Set(['toys.toy.made.v1']),
    consumes: new Set(['shop.toy.sold.v1', 'toys.toy.made.v1', 'bank.bill.paid.v1']),
    asks: new Set(['shop.open']),
    answers: new Set(['toys.count']),
  });
  expect(rights).toEqual({
    publish: [
      'toys.>',
      'positions.toys',
      '$JS.API.STREAM.INFO.EVENTS_toys',
      '$JS.API.STREAM.CREATE.EVENTS_toys',
      '$JS.API.STREAM.MSG.GET.EVENTS_toys',
      '$JS.API.STREAM.INFO.POSITION_toys',
      '$JS.API.STREAM.CREATE.POSITION_toys',
      '$JS.API.STREAM.MSG.GET.POSITION_toys',
      '$JS.API.STREAM.PURGE.EVENTS_toys',
      '$JS.API.STREAM.DELETE.EVENTS_toys',
      '$JS.API.CONSUMER.CREATE.EVENTS_toys.>',
      '$JS.API.CONSUMER.INFO.EVENTS_toys.>',
      '$JS.API.CONSUMER.MSG.NEXT.EVENTS_toys.>',
      '$JS.ACK.EVENTS_toys.>',
      '$JS.API.CONSUMER.CREATE.EVENTS_bank.svc-toys-bank_bill_paid_v1.bank.bill.paid.v1',
      '$JS.API.CONSUMER.INFO.EVENTS_bank.svc-toys-bank_bill_paid_v1',
      '$JS.API.CONSUMER.MSG.NEXT.EVENTS_bank.svc-toys-bank_bill_paid_v1',
      '$JS.ACK.EVENTS_bank.svc-toys-bank_bill_paid_v1.>',
      '$JS.API.CONSUMER.CREATE.EVENTS_shop.svc-toys-shop_toy_sold_v1.shop.toy.sold.v1',
      '$JS.API.CONSUMER.INFO.EVENTS_shop.svc-toys-shop_toy_sold_v1',
      '$JS.API.CONSUMER.MSG.NEXT.EVENTS_shop.svc-toys-shop_toy_sold_v1',
      '$JS.ACK.EVENTS_shop.svc-toys-shop_toy_sold_v1.>',
      'ask.shop.open',
    ],
    subscribe: ['_INBOX.svc-toys.>', 'ask.toys.count'],
    answers: true,
  });
});

it('a service that answers nobody may answer nobody', () => {
  const none = new Set<string>();
  const rights = serviceRights('toys', { publishes: none, consumes: none, asks: none, answers: none });
  expect(rights).toMatchObject({ subscribe: ['_INBOX.svc-toys.>'], answers: false });
});

it('the gateway hears every owner’s events and position, and asks the broker for nothing that it keeps', () => {
  expect(gatewayRights(['toys', 'shop'])).toEqual({
    publish: ['gateway.>'],
    subscribe: ['gateway.>', 'toys.>', 'positions.toys', 'shop.>', 'positions.shop'],
    answers: false,
  });
});
