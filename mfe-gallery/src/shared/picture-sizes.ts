/** `sizes` of the first picture of each page; the preload hints use the same. */
export const ARTWORK_SIZES = '(min-width: 64rem) 36rem, 100vw';
/** 1.5 times the circle's width: a portrait of any orientation is cropped to fill it. */
export const PORTRAIT_SIZES = '(min-width: 64rem) 24rem, 17rem';
