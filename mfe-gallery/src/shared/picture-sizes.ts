/** How wide the first pictures of our pages stand; their preload hints say the same. */
export const ARTWORK_SIZES = '(min-width: 64rem) 36rem, 100vw';
/** Half as wide again as the circle: portraits may be upright or wide, and fill it. */
export const PORTRAIT_SIZES = '(min-width: 64rem) 24rem, 17rem';
