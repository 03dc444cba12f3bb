/** The sign-ins of local development; production refuses to start with any of them. */
export const devSignIn = { username: 'traveller', password: 'karibu' } as const;
export const staffPassword = 'twiga-at-dawn';
export const openidClient = 'safari';
