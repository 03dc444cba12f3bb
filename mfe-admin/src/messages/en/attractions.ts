export const attractions = {} as const;
