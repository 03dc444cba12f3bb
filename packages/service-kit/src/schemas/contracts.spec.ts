import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { shapes } from '../testing/documented.js';
import { ACCEPTED } from './accepted.js';
import { ContractReader } from './contract.reader.js';
import { eventBreaks } from './contracts.rules.js';
import { keptEventsFile } from './kept-events.file.js';
import { readKeptEvents } from './kept-events.reader.js';
import { readMigrations, releasedMigrations } from './migrations.reader.js';
import { migrationFaults } from './migrations.rules.js';
import { PLACES } from './places.js';

describe('the events of two releases', () => {
  it('are written down as the contracts have them; else run `npm run schemas`', () => {
    const kept = readKeptEvents();
    expect(readFileSync(PLACES.keptEvents, 'utf8')).toBe(
      keptEventsFile(new ContractReader(PLACES.contracts), kept),
    );
    expect(Object.values(kept).filter(({ previous }) => previous).length).toBeGreaterThan(20);
  });

  it('can be told and heard by services of both', () => {
    expect(eventBreaks(readKeptEvents(), ACCEPTED)).toEqual([]);
  });

  it('have examples that are of their shape', () => {
    for (const [type, { previous, present }] of Object.entries(readKeptEvents()))
      for (const kept of [previous, present])
        for (const example of kept?.examples ?? [])
          expect({ type, fits: shapes().validate(kept?.schema ?? {}, example) }).toEqual({
            type,
            fits: true,
          });
  });

  it('keep no acceptance longer than it is needed', () => {
    const open = eventBreaks(readKeptEvents()).join('\n');
    expect(Object.keys(ACCEPTED).filter((sentence) => !open.includes(sentence))).toEqual([]);
  });
});

describe('a migration', () => {
  it('leaves the release before at work', () => {
    expect(migrationFaults(readMigrations(), releasedMigrations())).toEqual([]);
  });
});
