import { expect, it } from '@jest/globals';
import { renderPage } from '@safari/web-kit/testing';
import { MonthStrip } from './month-strip';

it('the months and their key keep the colours that say how good they are, also in forced colours', () => {
  renderPage(<MonthStrip bestMonths={[1, 2]} closedMonths={[4]} />);
  const painted = [...document.querySelectorAll('[class*="bg-"]')];
  expect(painted).toHaveLength(12 + 3);
  for (const { classList } of painted) expect(classList).toContain('forced-color-adjust-none');
});
