/** An element of a page, as its engine's driver holds it. */
export type Handle = object;

/** A function that knows nothing but its arguments and the page. */
export type Script<T> = (...args: never[]) => T;

/** What a person does with a browser, whichever engine draws the page and whichever driver moves it. */
export interface Engine {
  goto(address: string): Promise<void>;
  address(): Promise<URL>;
  back(): Promise<void>;
  /** Runs a function in the page. @param args what JSON holds, or elements */
  evaluate<T>(script: Script<T>, ...args: unknown[]): Promise<T>;
  /** As {@link evaluate}, where the function returns an element or null. */
  element(script: Script<Element | null>, ...args: unknown[]): Promise<Handle | undefined>;
  /** Runs a file's text in the page, as a script element would. */
  load(file: string): Promise<void>;
  /** Presses it as a pointer does. */
  press(element: Handle): Promise<void>;
  /** Types after what the element holds. */
  type(element: Handle, text: string): Promise<void>;
  /** One key for what has the focus. */
  escape(): Promise<void>;
  /** PNG */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Width and height of the page, in CSS pixels. */
export const WINDOW = { width: 1280, height: 900 } as const;
/** How long a driver may take for one answer, in ms; patient with a busy machine. */
export const TIMEOUT_MS = 60_000;
