/** The new value of a field: `''` asks for the value of a new item; undefined keeps the former one. */
export const orDefault = (said: string | undefined, before: string, initial: string): string =>
  said === '' ? initial : (said ?? before);
