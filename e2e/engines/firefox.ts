import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { type Engine, type Handle, type Script, TIMEOUT_MS, WINDOW } from './engine';

/** Firefox, driven by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
    protocolTimeout: TIMEOUT_MS,
    // Pages are told that they are read in English, as in the other engines.
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const held = (handle: Handle) => handle as ElementHandle<HTMLElement>;
  return {
    goto: async (address) => void (await page.goto(address)),
    // what the page itself says: the driver does not hear of every address that a script goes to
    address: async () => new URL(await page.evaluate(() => location.href)),
    // the page's own history: the driver waits for a load that an address of a script never has
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
