/** An element of a page, as a handle of the engine's driver. */
export type Handle = object;

/** A function that uses only its arguments and the page's globals. */
export type Script<T> = (...args: never[]) => T;

/** The actions of a person in a browser, for any engine and driver. */
export interface Engine {
  goto(address: string): Promise<void>;
  address(): Promise<URL>;
  back(): Promise<void>;
  /** Runs a function in the page. @param args JSON values or elements */
  evaluate<T>(script: Script<T>, ...args: unknown[]): Promise<T>;
  /** As {@link evaluate}, for a function that returns an element or null. */
  element(script: Script<Element | null>, ...args: unknown[]): Promise<Handle | undefined>;
  /** Runs a script file's text in the page. */
  load(file: string): Promise<void>;
  /** Clicks it with the pointer. */
  press(element: Handle): Promise<void>;
  /** Types text at the end of the element's value. */
  type(element: Handle, text: string): Promise<void>;
  /** Presses Escape on the focused element. */
  escape(): Promise<void>;
  /** PNG */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Width and height of the page, in CSS pixels. */
export const WINDOW = { width: 1280, height: 900 } as const;
/** Timeout for one command of a driver, in ms; generous, for busy machines. */
export const TIMEOUT_MS = 60_000;
