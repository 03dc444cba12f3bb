import type { ComponentType } from 'react';

/** Loads a screen that has a file of its own. */
export interface ScreenFile<View = ComponentType> {
  (): Promise<View>;
  /** The file alone: by it the build finds what a browser has to load for the screen. */
  readonly file: () => Promise<object>;
}

/** @param name the component's, among what the file exports */
export const screenFile = <File extends object, Name extends keyof File>(
  file: () => Promise<File>,
  name: Name,
): ScreenFile<File[Name]> => Object.assign(async () => (await file())[name], { file });
