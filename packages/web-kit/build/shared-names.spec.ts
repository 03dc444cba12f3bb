import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SHARED_PACKAGES } from './shared-modules.ts';
import { missingNames, readSharedNames, type SharedNames } from './shared-names.ts';

const CLONE = join(__dirname, '../../..');
const RELEASED = join(CLONE, 'docs/contracts/shared-names.json');

it('an open page of the release before has what remotes take, and remotes of the release before find what they take', () => {
  const present = readSharedNames(CLONE);
  if (process.env['SAFARI_RELEASING']) writeFileSync(RELEASED, `${JSON.stringify(present, null, 1)}\n`);
  const released = JSON.parse(readFileSync(RELEASED, 'utf8')) as SharedNames;
  expect(missingNames(released, present)).toEqual([]);
});

describe('what crosses the border', () => {
  let clone: string;
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'safari-shared-'));
    write('product.json', JSON.stringify({ remotes: { birds: 'mfe-birds' } }));
    write(SHARED_PACKAGES['@safari/web-kit'], `export { useSession } from './session';`);
    write(
      SHARED_PACKAGES['@safari/ui'],
      `export { Button, type ButtonProps, Card as Panel } from './content';`,
    );
  });
  afterEach(() => rmSync(clone, { recursive: true }));

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    writeFileSync(join(clone, file), text);
  }

  it('is every value that a remote names, and no type', () => {
    write(
      'mfe-birds/src/app/app.tsx',
      `import { Button as Push, type ButtonProps, Panel } from '@safari/ui';
       import type { Session } from '@safari/web-kit';
       import { Select } from '@safari/ui/controls';
       export { useSession } from '@safari/web-kit';`,
    );
    write('packages/ui/src/select.tsx', `import { Panel } from '@safari/ui';`);
    write('mfe-birds/src/app/app.spec.tsx', `import { Spinner } from '@safari/ui';`);
    expect(readSharedNames(clone)).toEqual({
      shell: { '@safari/web-kit': ['useSession'], '@safari/ui': ['Button', 'Panel'] },
      remotes: {
        'mfe-birds': { '@safari/web-kit': ['useSession'], '@safari/ui': ['Button', 'Panel'] },
        'packages/ui': { '@safari/web-kit': [], '@safari/ui': ['Panel'] },
      },
    });
  });

  it('is refused where it is not named', () => {
    write('mfe-birds/src/birds.ts', `import * as ui from '@safari/ui';`);
    expect(() => readSharedNames(clone)).toThrow('names nothing one by one');
  });

  it('is missing where a remote takes what was not released, or what is gone was taken', () => {
    const taking = (...names: string[]) => ({ 'mfe-birds': { '@safari/ui': names } });
    const offering = (...names: string[]) => ({ '@safari/ui': names });
    const released = { shell: offering('Button'), remotes: taking('Button') };
    expect(missingNames(released, { shell: offering('Button', 'Nest'), remotes: taking('Button') })).toEqual(
      [],
    );
    expect(missingNames(released, { shell: offering('Button', 'Nest'), remotes: taking('Nest') })).toEqual([
      expect.stringContaining(
        'mfe-birds takes Nest of @safari/ui, which pages of the release before do not have',
      ),
    ]);
    expect(missingNames(released, { shell: offering(), remotes: taking() })).toEqual([
      expect.stringContaining('mfe-birds takes Button of @safari/ui in the release before, and it is gone'),
    ]);
  });
});
