/** Mutants that no test can or should notice, each with the reason. */
export const EXPLAINED = [];
