/** The id that `?package=` or `?attraction=` names; undefined where it is none. */
export const readId = (text: string | null | undefined): number | undefined =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;
