/** Names a session to those who may not know its hash. Staff have no accounts: what they do is told by it. */
export const sessionIdOf = (sessionHash: string): string => sessionHash.slice(0, 12);
