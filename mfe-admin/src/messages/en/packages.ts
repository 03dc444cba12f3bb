export const packages = {} as const;
