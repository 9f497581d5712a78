/** What the dialog begins with. */
export const noReason = { reason: '' };
