/** The local sign-ins, made up for this machine; a production start refuses each of them. */
export const devSignIn = { username: 'traveller', password: 'karibu' } as const;
export const staffPassword = 'twiga-at-dawn';
export const openidClient = 'safari';
