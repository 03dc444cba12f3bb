import { describe, expect, it } from '@jest/globals';
import type { Operator } from '@safari/contracts';
import { operatorFaults, toDraft, toFields } from './operator.rules';

const good = { ...toDraft(), name: 'Nyota Camp', contactEmail: 'desk@nyota.example.com' };

describe('the operator form', () => {
  it('begins with a hotel in the middle of the prices that takes bookings and is reached by email', () => {
    expect(toDraft()).toEqual({
      name: '',
      type: 'hotel',
      contactEmail: '',
      contactPhone: '',
      location: '',
      specialties: [''],
      rating: '',
      priceRange: 'mid-range',
      availability: true,
      apiEndpoint: '',
      integrationMethod: 'email',
      commissionRate: '',
      paymentTerms: '',
      notes: '',
    });
  });

  it('needs a name and an email address, and nothing else', () => {
    const missing = { name: 'operator.fault.name', contactEmail: 'operator.fault.email' };
    expect(operatorFaults(good)).toEqual({});
    for (const name of [' ', '\u200b'])
      expect(operatorFaults({ ...good, name, contactEmail: 'desk@nyota' })).toEqual(missing);
    expect(operatorFaults({ ...good, contactEmail: ` ${good.contactEmail} ` })).toEqual({});
    expect(operatorFaults({ ...good, contactEmail: `\u200b${good.contactEmail}\u2060` })).toEqual({});
  });

  it.each([
    ['', true],
    [' ', true],
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
    for (const apiEndpoint of [api.apiEndpoint, `\u00a0${api.apiEndpoint}`]) {
      expect(operatorFaults({ ...api, apiEndpoint })).toEqual({});
      expect(toFields({ ...api, apiEndpoint }).apiEndpoint).toBe('https://nyota.example.com/in');
    }
    expect(toFields({ ...api, integrationMethod: 'manual' }).apiEndpoint).toBeNull();
  });

  it('drops empty specialties and sends an empty rating or commission as null', () => {
    const fields = toFields({ ...good, specialties: ['', ' walks ', ' '] });
    expect(fields).toMatchObject({ specialties: ['walks'], rating: null, commissionRate: null });
    expect(toFields({ ...good, rating: ' ' }).rating).toBeNull();
    expect(toFields({ ...good, rating: '0', commissionRate: '7.5' })).toMatchObject({
      rating: 0,
      commissionRate: 7.5,
    });
  });

  it('sends name and address without the spaces around them', () => {
    const { name, contactEmail } = good;
    expect(toFields({ ...good, name: ` ${name} `, contactEmail: ` ${contactEmail}` })).toEqual(
      toFields(good),
    );
  });

  it('shows what was stored, and what was left empty as empty', () => {
    const plain: Operator = { ...toFields(good), id: 7, version: 3 };
    expect(toDraft(plain)).toEqual(good);
    const apiEndpoint = 'https://nyota.example.com/in';
    const full: Operator = {
      ...plain,
      specialties: ['walks'],
      rating: 4.2,
      commissionRate: 7.5,
      apiEndpoint,
    };
    expect(toDraft(full)).toEqual({
      ...good,
      specialties: ['walks'],
      rating: '4.2',
      commissionRate: '7.5',
      apiEndpoint,
    });
  });
});
