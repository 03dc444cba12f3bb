export const capabilities = {} as const;
