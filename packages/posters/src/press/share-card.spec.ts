import { describe, expect, it } from '@jest/globals';
import { pictures } from '../pictures.js';
import { shareCard } from './share-card.js';

describe('A share card', () => {
  it.each(['kilimanjaro-day-hike', 'tree-of-life', 'salma-bahari'])(
    'of %s gives no id twice: picture and mark keep their own gradients and clips',
    (slug) => {
      const picture = pictures.find((candidate) => candidate.slug === slug);
      const card =
        picture && shareCard({ ...picture, share: picture.share ?? 'framed' }, picture.draw(), '#808080');
      const ids = Array.from(card?.matchAll(/ id="([^"]+)"/g) ?? [], ([, id]) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});
