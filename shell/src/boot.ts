/**
 * Starts the scripts of a page that the server drew: once it is shown, or as soon as its visitor does something. What
 * was pressed before the page could answer is pressed again when it can.
 */
interface Scripts {
  entry: string;
  modules: readonly string[];
}

const WAKING = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
/** Links need no script. */
const CONTROLS = 'button, [role="combobox"], summary';

const block = document.getElementById('scripts')?.textContent;
if (block) prepare(JSON.parse(block) as Scripts);

function prepare({ entry, modules }: Scripts): void {
  let hasBegun = false;
  let pressed: HTMLElement | undefined;

  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const kind of WAKING) removeEventListener(kind, begin, true);
    void import(/* @vite-ignore */ entry);
    // each by itself, so that the visitor may act in between
    for (const href of modules) setTimeout(preload, 0, href);
    // a browser reads its rules for numbers at the first use, a phone for 60 ms: rather while the scripts come
    setTimeout(() => new Intl.NumberFormat());
  };
  const remember = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>(CONTROLS) ?? undefined;
  };
  const joined = () => {
    removeEventListener('click', remember, true);
    if (pressed?.isConnected) press(pressed);
  };

  for (const kind of WAKING) addEventListener(kind, begin, { capture: true, passive: true });
  addEventListener('click', remember, true);
  document.addEventListener('safari:joined', joined, { once: true });
  if (document.readyState === 'complete') setTimeout(begin);
  else addEventListener('load', () => setTimeout(begin));
}

function preload(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
}

/** Menus and lists open at the pointer, everything else at the click. */
function press(control: HTMLElement): void {
  const pointer = { bubbles: true, cancelable: true, button: 0, isPrimary: true, pointerType: 'mouse' };
  control.dispatchEvent(new PointerEvent('pointerdown', pointer));
  control.dispatchEvent(new PointerEvent('pointerup', pointer));
  control.click();
}
