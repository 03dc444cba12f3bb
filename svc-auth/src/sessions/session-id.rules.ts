/** Staff have no accounts: what they do is told by the session in which they do it. */
export const staffIdOf = (sessionHash: string): string => sessionHash.slice(0, 12);
