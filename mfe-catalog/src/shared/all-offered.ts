/** Where all is that is offered, for whoever came for something that is not any more. */
const ALL_OFFERED = {
  packages: { to: '/?packages=all#packages', label: 'page.all' },
  attractions: { to: '/#attractions', label: 'category.all' },
} as const;

/** @param of the prefix of the texts for what is missing */
export const allOffered = (of: 'attraction' | 'itinerary' | 'booking') =>
  ALL_OFFERED[of === 'attraction' ? 'attractions' : 'packages'];
