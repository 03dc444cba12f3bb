/**
 * Loads the scripts of a page that the server drew: after the page is shown, or at the visitor's first action. A press
 * on a part that is not joined yet is repeated once that part responds.
 */
interface Scripts {
  entry: string;
  modules: readonly string[];
}

const WAKING = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
/** What needs a script to respond; links and `<details>` do not. */
const CONTROLS = 'button, [role="combobox"]';
/** A remote's part of the page that is not joined yet, else the page itself. */
const WAITING = '[data-mfe]:not([data-joined]), html';

const block = document.getElementById('scripts')?.textContent;
if (block) prepare(JSON.parse(block) as Scripts);

function prepare({ entry, modules }: Scripts): void {
  let hasBegun = false;
  /** The last press in each part. */
  const presses = new Map<EventTarget | null, Event>();

  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const kind of WAKING) removeEventListener(kind, begin, true);
    void import(/* @vite-ignore */ entry);
    // one task per link, so that input can be handled in between
    for (const href of modules) setTimeout(preload, 0, href);
    // the first use of Intl costs a phone 60 ms: spent while the scripts are still loading
    setTimeout(() => new Intl.NumberFormat());
  };
  const remember = (event: Event) => {
    presses.set((event.target as Element).closest(WAITING), event);
  };
  const joined = ({ target: place }: Event) => {
    const press = presses.get(place);
    presses.delete(place);
    // a press that is still being dispatched caused this part to be joined at once, so React handles it itself
    if (press && !press.eventPhase) setTimeout(pressAgain, 0, press.target);
  };

  for (const kind of WAKING) addEventListener(kind, begin, { capture: true, passive: true });
  addEventListener('click', remember, true);
  addEventListener('safari:joined', joined, true);
  if (document.readyState === 'complete') setTimeout(begin);
  else addEventListener('load', () => setTimeout(begin));
}

function preload(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
}

/**
 * Menus and lists open on pointerdown, everything else on click. For an element that has left the page this does
 * nothing.
 */
function pressAgain(target: Element): void {
  const control = target.closest<HTMLElement>(CONTROLS);
  const pointer = { bubbles: true, cancelable: true, pointerType: 'mouse' };
  for (const kind of ['pointerdown', 'pointerup']) control?.dispatchEvent(new PointerEvent(kind, pointer));
  control?.click();
}
