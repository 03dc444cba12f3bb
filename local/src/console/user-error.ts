/** An error that the user can fix. The message is one sentence that says how. */
export class UserError extends Error {}
