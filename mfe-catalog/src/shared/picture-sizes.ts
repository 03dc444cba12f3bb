/** `sizes` of an item's first picture in its dialog and on its page; the preload hint uses the same. */
export const ITEM_PICTURE_SIZES = '(min-width: 68rem) 60rem, 100vw';
