export interface Portrait {
  slug: string;
  alt: string;
  draw: () => string;
}

export const artistPortraits: readonly Portrait[] = [];
export const guidePortraits: readonly Portrait[] = [];
