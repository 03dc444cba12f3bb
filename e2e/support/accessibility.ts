import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails naming every violation of WCAG 2.2 AA that a machine can find on the page, or a part of it, as it stands. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // the pages have no frames, and without them one window is enough
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG_22_AA)
    .include(part)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** Fails naming what sticks out at the side of a window of that width. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  // measured once the window has that width and a frame was drawn in it
  await page.waitForFunction((asked) => document.documentElement.clientWidth <= asked, width);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect.poll(() => page.evaluate(sticking)).toEqual([]);
}

/** Fails naming what sticks out or is cut off once all text is twice as large (WCAG 1.4.4). */
export async function expectReadableTwiceAsLarge(page: Page, width: number): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectToFit(page, width);
  await expect.poll(() => page.evaluate(cutOff)).toEqual([]);
}

/** Fails where nothing of it can be seen, or something else lies over its middle. */
export async function expectUncovered(part: Locator): Promise<void> {
  const onTop = () =>
    part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(onTop).toBe(true);
}

/** Texts that are shortened on purpose, to so many lines, are not cut off. */
function cutOff(): string[] {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { overflowX, overflowY, visibility, webkitLineClamp } = getComputedStyle(element);
      if (visibility === 'hidden' || webkitLineClamp !== 'none' || !element.textContent) return false;
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      if (clientWidth <= 2) return false; // for screen readers alone
      return (
        (hides(overflowX) && scrollWidth > clientWidth + 1) ||
        (hides(overflowY) && scrollHeight > clientHeight + 1)
      );
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
}

function sticking(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
}
