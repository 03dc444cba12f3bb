/** What a field becomes: `''` asks for what a new item has, and saying nothing for what it was. */
export const orDefault = (said: string | undefined, before: string, initial: string): string =>
  said === '' ? initial : (said ?? before);
