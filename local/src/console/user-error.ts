/** Something that the person at the keyboard can mend. The message is one sentence that says how. */
export class UserError extends Error {}
