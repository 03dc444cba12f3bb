import { describe, expect, it } from '@jest/globals';
import { newTrace, parseTraceparent, toTraceparent } from './traceparent.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('where something stands in a trace', () => {
  it('is read as it was written', () => {
    for (const sampled of [true, false]) {
      const place = { traceId: TRACE, spanId: SPAN, sampled };
      expect(parseTraceparent(toTraceparent(place))).toEqual(place);
    }
    expect(parseTraceparent(`00-${TRACE}-${SPAN}-03`)).toMatchObject({ sampled: true });
    expect(parseTraceparent(`00-${TRACE}-${SPAN}-fe`)).toMatchObject({ sampled: false });
  });

  it.each([
    ['another version', `01-${TRACE}-${SPAN}-01`],
    ['no version', `ff-${TRACE}-${SPAN}-01`],
    ['more than there is', `00-${TRACE}-${SPAN}-01-extra`],
    ['less', `00-${TRACE}-${SPAN}`],
    ['no trace', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['no span', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['capital letters', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['other letters', `00-${'g'.repeat(32)}-${SPAN}-01`],
    ['a line of its own', `00-${TRACE}-${SPAN}-0\n`],
    ['something before it', ` 00-${TRACE}-${SPAN}-1`],
    ['a book', `00-${TRACE}-${SPAN}-01${'-x'.repeat(8_000)}`],
    ['nothing', ''],
    ['no text', undefined],
    ['two headers', [`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01`]],
  ])('is not %s', (_, text) => {
    expect(parseTraceparent(text)).toBeNull();
  });

  it('begins anew with ids of its own each time', () => {
    const places = Array.from({ length: 300 }, newTrace);
    for (const place of places) expect(parseTraceparent(toTraceparent(place))).toEqual(place);
    expect(new Set(places.flatMap(({ traceId, spanId }) => [traceId, spanId])).size).toBe(600);
  });
});
