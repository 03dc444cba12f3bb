import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { type Engine, type Handle, type Script, TIMEOUT_MS, WINDOW } from './engine';

/** Firefox, driven by its own WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
    protocolTimeout: TIMEOUT_MS,
    // Sets the pages' language to English, as in the other engines.
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const held = (handle: Handle) => handle as ElementHandle<HTMLElement>;
  return {
    goto: async (address) => void (await page.goto(address)),
    // read in the page, since the driver misses some addresses set by scripts
    address: async () => new URL(await page.evaluate(() => location.href)),
    // by the page's own history, since the driver waits for a load event, which an address set by a script never has
    back: () => page.evaluate(() => history.back()),
    evaluate: async <T>(script: Script<T>, ...args: unknown[]) =>
      (await page.evaluate(script as () => T, ...(args as []))) as T,
    element: async (script, ...args) =>
      (await page.evaluateHandle(script as () => Element | null, ...(args as []))).asElement() ?? undefined,
    load: async (file) => void (await page.evaluate(file)),
    press: (element) => held(element).click(),
    type: (element, text) => held(element).type(text),
    escape: () => page.keyboard.press('Escape'),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
