import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** As it is to be sent: what it calls its source is more than twice as long, and a browser reads it anew on every page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails naming every violation of WCAG 2.2 AA that a machine can find on the page, or a part of it, once what fades or
 * slides in stands.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  expect(await page.evaluate(violations, { part, tags: WCAG_22_AA })).toEqual([]);
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

/**
 * Fails where nothing of it can be seen, or something else lies over its middle.
 * @param timeout in ms; shorter than what may cover it stays there
 */
export async function expectUncovered(part: Locator, timeout?: number): Promise<void> {
  const onTop = () =>
    part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(onTop, { timeout }).toBe(true);
}

/** Runs in the page, which has no frames. */
async function violations({ part, tags }: { part: string; tags: string[] }): Promise<string[]> {
  const ending = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
  // one that is begun anew meanwhile counts, too
  for (let some = ending(); some.length > 0; some = ending()) {
    await Promise.allSettled(some.map(({ finished }) => finished));
  }
  const { axe: loaded } = window as unknown as { axe: typeof axe };
  const found = await loaded.run(part, { runOnly: tags, resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
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
