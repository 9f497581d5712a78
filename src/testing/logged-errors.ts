/** What the stacks of the current test logged as errors: the cause of a response with status 500, which tells nobody. */
export const loggedErrors: object[] = [];
