/**
 * Width of the fade where content is cut off; sideways wide enough to cover part of a word despite the gaps between
 * items.
 */
const FADE = { bottom: '2.25rem', right: '4rem' };

/** A ref for an element that scrolls vertically: it fades at each edge beyond which there is more. */
export const softEdges = (box: HTMLElement | null) => soften(box, { side: 'bottom', ...UP_AND_DOWN });

/** The same for a list with sticky headings: only its bottom edge fades, so that the headings stay fully visible. */
export const softEnd = (box: HTMLElement | null) =>
  soften(box, { side: 'bottom', ...UP_AND_DOWN, before: () => 0 });

/** The same for an element that scrolls sideways. */
export const softSides = (box: HTMLElement | null) =>
  soften(box, {
    side: 'right',
    before: ({ scrollLeft }) => scrollLeft,
    behind: ({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft,
  });

interface Direction {
  side: 'bottom' | 'right';
  /** Pixels scrolled out of view at the start, and at the end. */
  before: (box: HTMLElement) => number;
  behind: (box: HTMLElement) => number;
}

const UP_AND_DOWN = {
  before: ({ scrollTop }: HTMLElement) => scrollTop,
  behind: ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight - scrollTop,
};

/** Only the content fades, not the border. */
const INSIDE = 'linear-gradient(#000 0 0) padding-box exclude, linear-gradient(#000 0 0) border-box';

function soften(box: HTMLElement | null, { side, before, behind }: Direction): () => void {
  if (!box) return () => undefined;
  const fade = FADE[side];
  let drawn = '';
  const draw = () => {
    const [start, end] = [before(box), behind(box)].map((hidden) => (hidden >= 1 ? fade : '0px'));
    const mask =
      start === end && end === '0px'
        ? ''
        : `linear-gradient(to ${side}, transparent, #000 ${start} calc(100% - ${end}), transparent) padding-box, ${INSIDE}`;
    if (mask === drawn) return;
    drawn = mask;
    box.style.setProperty('mask', mask);
  };
  box.style.scrollPadding = fade; // a focused element is scrolled clear of the faded edges
  draw();
  const size = new ResizeObserver(draw);
  size.observe(box);
  const content = new MutationObserver(draw);
  content.observe(box, { childList: true, characterData: true, subtree: true });
  box.addEventListener('scroll', draw, { passive: true });
  return () => {
    size.disconnect();
    content.disconnect();
    box.removeEventListener('scroll', draw);
  };
}
