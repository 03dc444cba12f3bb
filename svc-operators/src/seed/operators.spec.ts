import { describe, expect, it } from '@jest/globals';
import { INTEGRATION_METHODS, isEmail, OPERATOR_TYPES, PRICE_RANGES } from '@safari/contracts';
import { ATTRACTIONS, PACKAGES } from './catalogue.js';
import { seededOperators } from './operators.js';

describe('the demonstration network', () => {
  it('has 24 operators of every type, price range and way of being told', () => {
    expect(seededOperators).toHaveLength(24);
    expect(new Set(seededOperators.map((one) => one.name)).size).toBe(24);
    expect(new Set(seededOperators.map((one) => one.type))).toEqual(new Set(OPERATOR_TYPES));
    expect(new Set(seededOperators.map((one) => one.priceRange))).toEqual(new Set(PRICE_RANGES));
    expect(new Set(seededOperators.map((one) => one.integrationMethod))).toEqual(
      new Set(INTEGRATION_METHODS),
    );
  });

  it('writes to nobody real', () => {
    for (const { contactEmail, apiEndpoint } of seededOperators) {
      expect(isEmail(contactEmail) && contactEmail.endsWith('.example.com')).toBe(true);
      if (apiEndpoint !== null) expect(new URL(apiEndpoint).hostname).toMatch(/\.example\.com$/);
    }
  });

  const free = seededOperators.filter((one) => one.availability);
  it.each(Object.keys(PACKAGES))('has three to six free operators for the package %s', (name) => {
    const able = free.filter((one) => one.packages.some((known) => known === name));
    expect(able.length).toBeGreaterThanOrEqual(3);
    expect(able.length).toBeLessThanOrEqual(6);
  });
  it.each(Object.keys(ATTRACTIONS))('has three to six free operators for the attraction %s', (name) => {
    const able = free.filter((one) => one.attractions.some((known) => known === name));
    expect(able.length).toBeGreaterThanOrEqual(3);
    expect(able.length).toBeLessThanOrEqual(6);
  });
});
