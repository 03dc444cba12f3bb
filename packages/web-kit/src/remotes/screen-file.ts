import type { ComponentType } from 'react';

/** A screen with a file of its own, and how to load it. */
export interface ScreenFile<View = ComponentType> {
  (): Promise<View>;
  /** Imports the file; from it the build finds the files that a browser needs for the screen. */
  readonly file: () => Promise<object>;
}

/** @param name of the component's export in the file */
export const screenFile = <File extends object, Name extends keyof File>(
  file: () => Promise<File>,
  name: Name,
): ScreenFile<File[Name]> => Object.assign(async () => (await file())[name], { file });
