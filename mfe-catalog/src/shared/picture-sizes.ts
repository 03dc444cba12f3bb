/** How wide an item's first picture stands in its dialog and, at most, on its page; the preload hint says the same. */
export const ITEM_PICTURE_SIZES = '(min-width: 68rem) 60rem, 100vw';
