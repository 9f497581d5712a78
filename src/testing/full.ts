/** Whether this is the full run: both engines everywhere, every property case, every repetition. */
export const FULL = process.env['TEST_FULL'] === '1';
