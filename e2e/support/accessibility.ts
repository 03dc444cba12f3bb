import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Minified: the full source is more than twice as long, and is parsed on every page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails with every WCAG 2.2 AA violation that can be detected automatically on the page or a part of it, once
 * animations have ended.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  expect(await page.evaluate(violations, { part, tags: WCAG_22_AA })).toEqual([]);
}

/** Fails with everything that overflows a window of that width. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  // measured after a frame was rendered at that width
  await page.waitForFunction((asked) => document.documentElement.clientWidth <= asked, width);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect.poll(() => page.evaluate(sticking)).toEqual([]);
}

/** Fails with everything that overflows or is cut off at 200 % text size (WCAG 1.4.4). */
export async function expectReadableTwiceAsLarge(page: Page, width: number): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectToFit(page, width);
  await expect.poll(() => page.evaluate(cutOff)).toEqual([]);
}

/**
 * Fails if the element is not visible, or something else covers its centre.
 * @param timeout in ms; shorter than a covering element may stay
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
  // includes animations that start meanwhile
  for (let some = ending(); some.length > 0; some = ending()) {
    await Promise.allSettled(some.map(({ finished }) => finished));
  }
  const { axe: loaded } = window as unknown as { axe: typeof axe };
  const found = await loaded.run(part, { runOnly: tags, resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Ignores texts that are truncated on purpose. */
function cutOff(): string[] {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { overflowX, overflowY, visibility, webkitLineClamp } = getComputedStyle(element);
      if (visibility === 'hidden' || webkitLineClamp !== 'none' || !element.textContent) return false;
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      if (clientWidth <= 2) return false; // for screen readers only
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
