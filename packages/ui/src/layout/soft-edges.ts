/** How much of it fades where it is cut off: sideways so much that it reaches a word, however wide the gaps. */
const FADE = { bottom: '2.25rem', right: '4rem' };

/** A ref for what scrolls up and down: its edges are soft where it goes on, so that it shows that it scrolls. */
export const softEdges = (box: HTMLElement | null) => soften(box, { side: 'bottom', ...UP_AND_DOWN });

/** The same for a list whose headings stay at its top: they stand there whole, above what goes on below them. */
export const softEnd = (box: HTMLElement | null) =>
  soften(box, { side: 'bottom', ...UP_AND_DOWN, before: () => 0 });

/** The same for a row that scrolls sideways. */
export const softSides = (box: HTMLElement | null) =>
  soften(box, {
    side: 'right',
    before: ({ scrollLeft }) => scrollLeft,
    behind: ({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft,
  });

interface Direction {
  side: 'bottom' | 'right';
  /** How many pixels lie out of sight before it, and behind it. */
  before: (box: HTMLElement) => number;
  behind: (box: HTMLElement) => number;
}

const UP_AND_DOWN = {
  before: ({ scrollTop }: HTMLElement) => scrollTop,
  behind: ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight - scrollTop,
};

/** Only what is inside its border fades. */
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
  box.style.scrollPadding = fade; // what has the focus stands clear of them
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
