import { describe, expect, it } from '@jest/globals';
import { letterParts } from './letter.rules';

describe('the parts of a letter', () => {
  it('are prose, and facts that stand in line', () => {
    const text = [
      'Dear Amina,',
      'Trip:         Northern Circuit\nSent back on: 21 January 2027\nReference:    CRDB: 7731',
      'A bank may take some days.\nIt is closed on Sunday.',
    ].join('\n\n');
    expect(letterParts(text)).toEqual([
      { prose: 'Dear Amina,' },
      {
        facts: [
          { label: 'Trip:', value: 'Northern Circuit', column: 14 },
          { label: 'Sent back on:', value: '21 January 2027', column: 14 },
          { label: 'Reference:', value: 'CRDB: 7731', column: 14 },
        ],
      },
      { prose: 'A bank may take some days.\nIt is closed on Sunday.' },
    ]);
  });

  it.each([
    'We are sorry: it rained.',
    'Trip: Kilwa\nand more of it',
    'Trip: Kilwa\nReference: 7731',
    'What they said\nTrip: Kilwa',
    'Trip:\nFrom:',
    'Leaves at 08:30: be there\nComes back at 18:00: be kind',
    'https://safari.example/a\nhttps://safari.example/b',
  ])('stay prose where it is none: %j', (prose) => {
    expect(letterParts(prose)).toEqual([{ prose }]);
  });
});
