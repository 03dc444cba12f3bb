import { describe, expect, it } from '@jest/globals';
import { callTo, mailTo } from './contact-links';

describe('an email link', () => {
  it('carries subject and body exactly, with spaces and signs', () => {
    const link = new URL(mailTo('info@example.com', 'Booking KS-1 & more: Ruaha + Nyerere', 'Hello,\n'));
    expect(link.pathname).toBe('info@example.com');
    expect(link.searchParams.get('subject')).toBe('Booking KS-1 & more: Ruaha + Nyerere');
    expect(link.searchParams.get('body')).toBe('Hello,\n');
    expect(link.href).not.toContain('+'); // mail programs do not decode a plus as a space
  });

  it('is the address alone without either', () => {
    expect(mailTo('info@example.com')).toBe('mailto:info@example.com');
    expect(mailTo('info@example.com', 'x')).toBe('mailto:info@example.com?subject=x');
  });

  it('writes to the one address, whatever signs stand in it', () => {
    const link = new URL(mailTo('amina?bcc=all&body=Hi@example.com', 'Your booking'));
    expect([...link.searchParams.keys()]).toEqual(['subject']);
    expect(decodeURIComponent(link.pathname)).toBe('amina?bcc=all&body=Hi@example.com');
  });
});

it('a telephone link dials what is printed', () => {
  expect(callTo('+255 27 555-0142 (office)')).toBe('tel:+255275550142');
});
