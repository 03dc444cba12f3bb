/** The id in `?package=` or `?attraction=`; undefined where it is invalid. */
export const readId = (text: string | null | undefined): number | undefined =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;

/** The destinations in the footer of every page. */
export const DESTINATIONS = ['Serengeti', 'Ngorongoro', 'Kilimanjaro', 'Zanzibar'] as const;

/** The landing page with the packages that go there. */
export const destinationPath = (place: string): string => `/?location=${place}`;

/** The landing page with all packages. */
export const ALL_PACKAGES_PATH = '/?packages=all';
