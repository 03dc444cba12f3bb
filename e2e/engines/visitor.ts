import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { settings } from '../support/settings';
import type { Engine, Handle } from './engine';

/** Testing Library's queries, which the screens' own tests use. */
const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** Where to look: in the dialog with that name, else on the whole page. */
export interface Where {
  dialog?: string;
  /** Within the list item or article with this text. */
  card?: string;
}

type Role = 'button' | 'link' | 'dialog' | 'heading' | 'article' | 'tab' | 'menuitem' | 'option';

/** Finds elements by role, label or text, and waits until they appear. */
export class Visitor {
  constructor(readonly engine: Engine) {}

  async open(path: string): Promise<void> {
    await this.engine.goto(new URL(path, settings.origin).href);
  }

  async press(role: Role, name: string, where: Where = {}): Promise<void> {
    await this.retry(async () => this.engine.press(await this.found({ role, name }, where)));
  }

  /** Replaces the field's value. */
  async fill(label: string, text: string, where: Where = {}): Promise<void> {
    await this.retry(async () => {
      const field = await this.found({ label }, where);
      const isDate = (await this.engine.evaluate(typeOf, field)) === 'date';
      await this.engine.evaluate(setValue, field, isDate ? text : '');
      if (!isDate) await this.engine.type(field, text);
      expect(await this.engine.evaluate(valueOf, field)).toBe(text);
    });
  }

  async sees(role: Role, name: string, where: Where = {}): Promise<void> {
    await this.retry(async () => void (await this.found({ role, name }, where)));
  }

  async reads(text: string, where: Where = {}): Promise<void> {
    await this.retry(async () => void (await this.found({ text }, where)));
  }

  async noLongerSees(role: Role, name: string): Promise<void> {
    await this.retry(async () => expect(await this.find({ role, name }, {})).toBeUndefined());
  }

  /** The number of elements with that role. */
  async count(role: Role, within: string): Promise<number> {
    await this.learnQueries();
    return this.engine.evaluate(countIn, role, within);
  }

  async isAt(path: RegExp): Promise<void> {
    await this.retry(async () => {
      const { pathname, search } = await this.engine.address();
      expect(pathname + search).toMatch(path);
    });
  }

  /** Waits until the focused element has this text. */
  async focusIsOn(text: string): Promise<void> {
    await this.retry(async () =>
      expect(await this.engine.evaluate(() => document.activeElement?.textContent)).toContain(text),
    );
  }

  private async found(sought: Sought, where: Where): Promise<Handle> {
    const element = await this.find(sought, where);
    expect(element, JSON.stringify({ ...sought, ...where })).toBeDefined();
    return element as Handle;
  }

  private async find(sought: Sought, where: Where): Promise<Handle | undefined> {
    await this.learnQueries();
    return this.engine.element(findIn, sought, where);
  }

  private async learnQueries(): Promise<void> {
    if (!(await this.engine.evaluate(() => 'TestingLibraryDom' in globalThis)))
      await this.engine.load(QUERIES);
  }

  /** The page may change during an action, so a failed one is retried for a while. */
  private async retry(attempt: () => Promise<void>): Promise<void> {
    await expect(attempt).toPass({ timeout: 60_000, intervals: [100, 250, 500] });
  }
}

/** How to find an element. */
interface Sought {
  role?: Role;
  name?: string;
  label?: string;
  text?: string;
}

declare const TestingLibraryDom: typeof import('@testing-library/dom');

// The following functions run in the page, each on its own.

const typeOf = (field: HTMLInputElement) => field.type;
const valueOf = (field: HTMLInputElement) => field.value;
const countIn = (role: string, within: string) =>
  TestingLibraryDom.queryAllByRole(document.querySelector<HTMLElement>(within) ?? document.body, role).length;

/** Sets the value as typing would: by the native setter, with an event, so that React notices. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function findIn({ role, name, label, text }: Sought, { dialog, card }: Where): Element | null {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom;
  let place: HTMLElement | undefined = document.body;
  if (dialog) place = queryAllByRole(place, 'dialog', { name: dialog })[0];
  if (card)
    place = [...(place?.querySelectorAll<HTMLElement>('article, li') ?? [])].find((one) =>
      one.textContent?.includes(card),
    );
  if (!place) return null;
  if (role && name) {
    const named = (accept: string | ((said: string) => boolean)) =>
      queryAllByRole(place, role, { name: accept })[0];
    return named(name) ?? named((said) => said.includes(name)) ?? null;
  }
  if (label) return queryAllByLabelText(place, label)[0] ?? null;
  const says = (_: string, element: Element | null) => element?.textContent?.includes(text ?? '') ?? false;
  return queryAllByText(place, says).find((element) => element.checkVisibility()) ?? null;
}
