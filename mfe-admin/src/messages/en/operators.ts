export const operators = {} as const;
