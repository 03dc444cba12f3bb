/** The window of a test is a wide one, and stays so; jsdom has no media queries of its own. */
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('min-width'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** Nor does it load looks: this is what of them a wide window keeps from everybody. */
document.head.insertAdjacentHTML('beforeend', '<style>.ui-table-label { display: none }</style>');
