import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { type Engine, type Handle, TIMEOUT_MS, WINDOW } from './engine';

/** Environment of WebKitGTK: no sandbox, which root cannot use, and no graphics card. */
const ENVIRONMENT = {
  ...process.env,
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
};

/** WebKit in MiniBrowser, driven by WebDriver, on a virtual screen. */
export async function startWebKit(miniBrowser: string): Promise<Engine> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${WINDOW.width}x${WINDOW.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await displayOf(screen);
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...ENVIRONMENT, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  const stop = () => {
    server.kill();
    screen.kill();
  };
  await answering(port).catch((error: unknown) => {
    stop();
    throw error;
  });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ pageLoad: TIMEOUT_MS, script: TIMEOUT_MS });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  const held = (handle: Handle) => handle as WebElement;
  return {
    goto: (address) => driver.get(address),
    address: async () => new URL(await driver.getCurrentUrl()),
    back: () => driver.navigate().back(),
    evaluate: (script, ...args) => driver.executeScript(script, ...args),
    element: async (script, ...args) =>
      (await driver.executeScript<WebElement | null>(script, ...args)) ?? undefined,
    load: (file) => driver.executeScript(file),
    press: async (element) => {
      await driver.executeScript(intoView, held(element));
      // at its coordinates: the driver's own click refuses a button that is below a card's stretched link
      await driver
        .actions()
        .move({ origin: held(element) })
        .click()
        .perform();
    },
    type: (element, text) => held(element).sendKeys(text),
    escape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().finally(stop);
    },
  };
}

/** Without smooth scrolling, which the driver does not wait for. */
const intoView = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });

/** The virtual screen chooses a free display number, and writes it. */
async function displayOf(screen: ChildProcess): Promise<number> {
  const written = screen.stdio[3];
  if (!written) throw new Error('Xvfb has no pipe to say its display');
  const [line] = (await once(written, 'data', { signal: AbortSignal.timeout(TIMEOUT_MS) })) as [Buffer];
  return Number(line.toString());
}

async function answering(port: number): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
