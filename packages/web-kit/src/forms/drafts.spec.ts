import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { newWindow } from '../testing/new-window';
import type * as safes from './draft-safe';
import { closeDrafts, type DraftOwner, draftsOf, forgetDrafts, hearOfForgetting, openDrafts } from './drafts';

/** Decryption of the drafts waits for this promise. */
let coming = Promise.resolve();
let come = () => undefined as void;
jest.mock('./draft-safe', () => {
  const { draftSafe } = jest.requireActual<typeof safes>('./draft-safe');
  return { draftSafe: (...of: Parameters<typeof draftSafe>) => coming.then(() => draftSafe(...of)) };
});

const PEOPLE = { amina: { customer: 'amina' }, jonas: { customer: 'jonas' }, staff: 'staff' } as const;
type Person = keyof typeof PEOPLE;
const secretOf = (person: string) => `${person}: as many random bits as nobody guesses`;

const draftsIn = (person: Person) => draftsOf(PEOPLE[person]);
const signIn = (person: Person) => openDrafts(PEOPLE[person], secretOf(person));
const read = (person: Person, name = 'booking') => draftsIn(person).read(name);

async function write(owner: DraftOwner, name: string, text: string): Promise<void> {
  draftsOf(owner).write(name, text);
  await draftsOf(owner).kept();
}

/** A new page in the same window: memory is empty, the storage unchanged. */
const reload = closeDrafts;
const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));

/** A customer signs out in another tab of this browser. */
function elsewhere(): void {
  localStorage.setItem('customerDrafts', 'another sign-out');
  window.dispatchEvent(new StorageEvent('storage', { key: 'customerDrafts' }));
}

beforeEach(() => {
  newWindow();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  come();
});

describe('what somebody has typed', () => {
  it('is shown to nobody else', async () => {
    for (const person of ['amina', 'staff', 'jonas'] as const) await signIn(person);
    await write(PEOPLE.jonas, 'review', 'Wonderful');
    await signIn('amina');
    expect((['amina', 'staff'] as const).map((person) => read(person, 'review'))).toEqual([null, null]);
    await signIn('jonas');
    expect(read('jonas', 'review')).toBe('Wonderful');
    await write(PEOPLE.jonas, 'review', '');
    expect(read('jonas', 'review')).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('is not kept where its person signs out while it is being locked up', async () => {
    await signIn('amina');
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const locking = new Promise<void>((begun) => {
      jest.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...what) => {
        begun();
        await held;
        return encrypt(...what);
      });
    });
    const writing = write(PEOPLE.amina, 'review', 'Wonderful');
    await locking;
    forgetDrafts('customer');
    goOn();
    await writing;
    expect(kept()).toEqual([]);
  });

  it('is there again after a reload, at once when it is known who this is', async () => {
    await signIn('amina');
    await write(PEOPLE.amina, 'booking', 'Zuhura بنت \u{1f992}');
    reload();
    expect(read('amina')).toBeNull();
    await signIn('amina');
    expect(read('amina')).toBe('Zuhura بنت \u{1f992}');
  });

  it('lies in storage so that nobody reads of it what it is or whose it is', async () => {
    await signIn('amina');
    await write(PEOPLE.amina, 'booking', 'a telephone number');
    await write(PEOPLE.amina, 'message:17', 'a telephone number');
    expect(kept()).toHaveLength(1);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/amina|booking|message|telephone/);
  });

  it('stays locked for the next person here, and is the first one’s again when they come back', async () => {
    await signIn('amina');
    await write(PEOPLE.amina, 'booking', 'a telephone number');
    reload(); // her session has ended, but she has not signed out
    await signIn('jonas');
    expect(read('jonas')).toBeNull();
    await write(PEOPLE.jonas, 'booking', 'his own');
    reload();
    await signIn('amina');
    expect(read('amina')).toBe('a telephone number');
    reload();
    await openDrafts(PEOPLE.amina, secretOf('somebody who says that they are amina'));
    expect(read('amina')).toBeNull();
  });

  it('of one of the office is not the next one’s at the same screen', async () => {
    await openDrafts('staff', secretOf('neema'));
    await write('staff', 'message:1', 'from Neema');
    await openDrafts('staff', secretOf('juma'));
    expect(read('staff', 'message:1')).toBeNull();
    await openDrafts('staff', secretOf('neema'));
    expect(read('staff', 'message:1')).toBe('from Neema');
  });

  it('by a link is there again for whoever holds the link', async () => {
    const link = { link: secretOf('the letter') };
    await openDrafts(link, link.link);
    await write(link, 'answer', 'Half board');
    reload();
    await openDrafts(link, link.link);
    expect(draftsOf(link).read('answer')).toBe('Half board');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/letter|board/);
  });

  it('is not overwritten by what lies in storage when it was typed before that could be opened', async () => {
    await signIn('staff');
    await write('staff', 'message:1', 'Older');
    await write('staff', 'message:2', 'Another');
    reload();
    const opening = signIn('staff');
    draftsIn('staff').write('message:1', 'Newer');
    await opening;
    await draftsIn('staff').kept();
    expect([read('staff', 'message:1'), read('staff', 'message:2')]).toEqual(['Newer', 'Another']);
    reload();
    await signIn('staff');
    expect(read('staff', 'message:1')).toBe('Newer');
  });

  it('delays sign-in and sending by three seconds at most while it cannot be opened, and appears later', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await signIn('amina');
    await write(PEOPLE.amina, 'review', 'Wonderful');
    reload();
    coming = new Promise((resolve) => (come = resolve));
    jest.useFakeTimers();
    const signedIn = jest.fn();
    const sent = jest.fn();
    void signIn('amina').then(signedIn);
    draftsIn('amina').write('booking-key', 'one');
    void draftsIn('amina').kept().then(sent);
    await jest.advanceTimersByTimeAsync(2_900);
    expect([signedIn, sent].map((done) => done.mock.calls.length)).toEqual([0, 0]);
    await jest.advanceTimersByTimeAsync(200);
    expect([signedIn, sent].map((done) => done.mock.calls.length)).toEqual([1, 1]);
    expect(read('amina', 'review')).toBeNull();

    jest.useRealTimers();
    const opened = new Promise<void>((resolve) => draftsIn('amina').subscribe(resolve));
    come();
    await opened;
    expect(read('amina', 'review')).toBe('Wonderful');
    await draftsIn('amina').kept();
    reload();
    await signIn('amina');
    expect([read('amina', 'review'), read('amina', 'booking-key')]).toEqual(['Wonderful', 'one']);
  });

  it.each(['!', 'AAAA', ''])(
    'is nothing where %j stands in its place, and can be typed anew',
    async (text) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await signIn('amina');
      await write(PEOPLE.amina, 'booking', 'a telephone number');
      sessionStorage.setItem(kept()[0] ?? '', text);
      reload();
      await signIn('amina');
      expect(read('amina')).toBeNull();
      await write(PEOPLE.amina, 'booking', 'typed anew');
      reload();
      await signIn('amina');
      expect(read('amina')).toBe('typed anew');
    },
  );

  it('of nobody, or from a server that gives no key, lives as long as the page', async () => {
    await openDrafts(PEOPLE.amina, undefined);
    await write(PEOPLE.amina, 'booking', 'a telephone number');
    expect(read('amina')).toBe('a telephone number');
    await write({ customer: '' }, 'booking', 'another one');
    expect(kept()).toEqual([]);
    await signIn('jonas');
    expect(draftsOf({ customer: '' }).read('booking')).toBeNull();
  });

  it('costs nobody their work where a browser stores nothing', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    await signIn('amina');
    await write(PEOPLE.amina, 'booking', 'Karibu');
    expect(read('amina')).toBe('Karibu');
    expect(() => forgetDrafts('customer')).not.toThrow();
  });
});

describe('what somebody has typed who signs out', () => {
  const typed = () => [read('amina'), read('staff')];

  beforeEach(async () => {
    for (const person of ['amina', 'staff'] as const) {
      await signIn(person);
      await write(PEOPLE[person], 'booking', 'a telephone number');
    }
  });

  it('is gone; what the office has typed stays', async () => {
    draftsIn('amina').write('booking', 'still being locked up');
    forgetDrafts('customer');
    await draftsIn('amina').kept();
    expect(typed()).toEqual([null, 'a telephone number']);
    expect(kept()).toHaveLength(1);
    expect(localStorage.getItem('customerDrafts')).not.toBeNull(); // what the other tabs hear
    reload();
    await Promise.all([signIn('amina'), signIn('staff')]);
    expect(typed()).toEqual([null, 'a telephone number']);
  });

  it('is gone in every other tab, too, and in one that slept meanwhile', async () => {
    const stop = hearOfForgetting();
    expect(read('amina')).not.toBeNull();
    elsewhere();
    expect(typed()).toEqual([null, 'a telephone number']);
    stop();
    forgetDrafts('staff');
    await write('staff', 'booking', 'typed after the sign-in');
    hearOfForgetting()();
    expect(read('staff')).toBe('typed after the sign-in');
    await signIn('amina');
    await write(PEOPLE.amina, 'booking', 'typed before the tab slept');
    localStorage.setItem('customerDrafts', 'a sign-out meanwhile');
    hearOfForgetting()();
    expect(read('amina')).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('is gone after a sign-out that was a page of the server, which is told once', () => {
    document.cookie = 'signed_out=customer; Path=/';
    hearOfForgetting()();
    expect(typed()).toEqual([null, 'a telephone number']);
    expect(document.cookie).not.toContain('signed_out');
    draftsIn('amina').write('booking', 'typed after the next sign-in');
    hearOfForgetting()();
    expect(read('amina')).toBe('typed after the next sign-in');
  });

  it('is gone on a page that Back shows as it was left', () => {
    const stop = hearOfForgetting();
    document.cookie = 'signed_out=customer; Path=/';
    window.dispatchEvent(new Event('pageshow'));
    expect(read('amina')).toBeNull();
    stop();
  });
});
