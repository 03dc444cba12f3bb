/** The id in `?package=` or `?attraction=`; undefined where it is invalid. */
export const readId = (text: string | null | undefined): number | undefined =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;
