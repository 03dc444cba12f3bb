/** A row of `guide` as `Guide` of the contracts. */
export const GUIDE_COLUMNS = `
  id, name, photo_url as "photoUrl", title, bio, languages, specialties,
  years_of_experience as "yearsOfExperience", translations, version`;
