import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { settings } from '../support/settings';
import type { Engine, Handle } from './engine';

/** The queries by which the screens' own tests find what a person sees. */
const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** Where to look: in the dialog of that name, else on the whole page. */
export interface Where {
  dialog?: string;
  /** In the list item or article that says this. */
  card?: string;
}

type Role = 'button' | 'link' | 'dialog' | 'heading' | 'article' | 'tab' | 'menuitem' | 'option';

/** Finds what a person sees by its role, label or text, and waits until it is there. */
export class Visitor {
  constructor(readonly engine: Engine) {}

  async open(path: string): Promise<void> {
    await this.engine.goto(new URL(path, settings.origin).href);
  }

  async press(role: Role, name: string, where: Where = {}): Promise<void> {
    await this.retry(async () => this.engine.press(await this.found({ role, name }, where)));
  }

  /** Replaces what the field holds. */
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

  /** How many there are of that role. */
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

  /** What has the focus says this. */
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

  /** A page may change under the hand: what does not succeed is tried again for a while. */
  private async retry(attempt: () => Promise<void>): Promise<void> {
    await expect(attempt).toPass({ timeout: 60_000, intervals: [100, 250, 500] });
  }
}

/** By what somebody finds an element. */
interface Sought {
  role?: Role;
  name?: string;
  label?: string;
  text?: string;
}

declare const TestingLibraryDom: typeof import('@testing-library/dom');

// What follows runs in the page, and each function alone.

const typeOf = (field: HTMLInputElement) => field.type;
const valueOf = (field: HTMLInputElement) => field.value;
const countIn = (role: string, within: string) =>
  TestingLibraryDom.queryAllByRole(document.querySelector<HTMLElement>(within) ?? document.body, role).length;

/** As if it had been typed: the screen's own setter is not asked, and hears of it. */
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
