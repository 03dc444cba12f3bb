import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { draftsOf, forgetDrafts, hearOfForgetting } from './drafts';

const amina = draftsOf({ customer: 'amina' });
const jonas = draftsOf({ customer: 'jonas' });
const staff = draftsOf('staff');

/** Another tab of this browser has signed a customer out. */
function elsewhere(): void {
  localStorage.setItem('customerDrafts', 'another sign-out');
  window.dispatchEvent(new StorageEvent('storage', { key: 'customerDrafts' }));
}

describe('what somebody has typed', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    for (const drafts of [amina, jonas, staff]) drafts.write('booking', 'a telephone number');
  });

  it('is shown to nobody else', () => {
    amina.write('review', 'Wonderful');
    expect([amina, jonas, staff].map((drafts) => drafts.read('review'))).toEqual(['Wonderful', null, null]);
    amina.write('review', '');
    expect(amina.read('review')).toBeNull();
  });

  it('is gone once they have signed out; what the office has typed stays', () => {
    forgetDrafts('customer');
    expect([amina.read('booking'), staff.read('booking')]).toEqual([null, 'a telephone number']);
    expect(JSON.stringify(sessionStorage)).not.toContain('amina');
  });

  it('is gone in every other tab, too, and in one that slept meanwhile', () => {
    const stop = hearOfForgetting();
    expect(amina.read('booking')).not.toBeNull();
    elsewhere();
    expect([amina.read('booking'), staff.read('booking')]).toEqual([null, 'a telephone number']);
    stop();
    forgetDrafts('staff');
    staff.write('booking', 'typed after the sign-in');
    hearOfForgetting()();
    expect(staff.read('booking')).toBe('typed after the sign-in');
    amina.write('booking', 'typed before the tab slept');
    localStorage.setItem('customerDrafts', 'a sign-out meanwhile');
    hearOfForgetting()();
    expect(amina.read('booking')).toBeNull();
  });

  it('is gone after a sign-out that was a page of the server, which is told once', () => {
    document.cookie = 'signed_out=customer; Path=/';
    hearOfForgetting()();
    expect([amina.read('booking'), staff.read('booking')]).toEqual([null, 'a telephone number']);
    expect(document.cookie).not.toContain('signed_out');
    amina.write('booking', 'typed after the next sign-in');
    hearOfForgetting()();
    expect(amina.read('booking')).toBe('typed after the next sign-in');
  });

  it('is gone on a page that Back shows as it was left', () => {
    const stop = hearOfForgetting();
    document.cookie = 'signed_out=customer; Path=/';
    window.dispatchEvent(new Event('pageshow'));
    expect(amina.read('booking')).toBeNull();
    stop();
  });

  it('costs nobody their work where a browser stores nothing', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    expect(amina.read('booking')).toBeNull();
    expect(() => amina.write('booking', 'Karibu')).not.toThrow();
    expect(() => forgetDrafts('customer')).not.toThrow();
    jest.restoreAllMocks();
  });
});
