import { describe, expect, it } from '@jest/globals';
import type { Operator } from '@safari/contracts';
import { operatorFaults, toDraft, toFields } from './operator.rules';

const good = { ...toDraft(), name: 'Nyota Camp', contactEmail: 'desk@nyota.example.com' };

describe('the operator form', () => {
  it('begins with email as the way to reach an operator', () => {
    expect(toDraft()).toMatchObject({ integrationMethod: 'email', availability: true, rating: '' });
  });

  it('needs a name and an email address, and nothing else', () => {
    expect(operatorFaults(good)).toEqual({});
    expect(Object.keys(operatorFaults(toDraft()))).toEqual(['name', 'contactEmail']);
    expect(operatorFaults({ ...good, contactEmail: 'desk@nyota' })).toHaveProperty('contactEmail');
  });

  it.each([
    ['', true],
    ['0', true],
    ['4.7', true],
    ['5', true],
    ['5.1', false],
    ['-1', false],
    ['4.75', false],
    ['four', false],
  ])('rating %p is accepted: %p', (rating, accepted) => {
    expect(operatorFaults({ ...good, rating })).toEqual(accepted ? {} : { rating: 'operator.fault.rating' });
  });

  it.each([
    ['', true],
    ['12.25', true],
    ['100', true],
    ['100.01', false],
    ['12.255', false],
  ])('commission %p is accepted: %p', (commissionRate, accepted) => {
    const faults = accepted ? {} : { commissionRate: 'operator.fault.commission' };
    expect(operatorFaults({ ...good, commissionRate })).toEqual(faults);
  });

  it('asks for an endpoint only where the method is api, and sends it only then', () => {
    const api = { ...good, integrationMethod: 'api', apiEndpoint: ' https://nyota.example.com/in ' } as const;
    expect(operatorFaults({ ...api, apiEndpoint: '' })).toEqual({ apiEndpoint: 'operator.fault.endpoint' });
    expect(toFields(api).apiEndpoint).toBe('https://nyota.example.com/in');
    expect(toFields({ ...api, integrationMethod: 'manual' }).apiEndpoint).toBeNull();
  });

  it('drops empty specialties and sends an empty rating or commission as null', () => {
    const fields = toFields({ ...good, specialties: ['', ' walks ', ' '] });
    expect(fields).toMatchObject({ specialties: ['walks'], rating: null, commissionRate: null });
    expect(toFields({ ...good, rating: '0', commissionRate: '7.5' })).toMatchObject({
      rating: 0,
      commissionRate: 7.5,
    });
  });

  it('gives back what was stored', () => {
    const stored = { ...toFields({ ...good, rating: '4.2' }), id: 7, version: 3 } as Operator;
    const { id: _, version: __, ...fields } = stored;
    expect(toFields(toDraft(stored))).toEqual(fields);
    expect(toDraft(stored).specialties).toEqual(['']);
  });
});
