/**
 * The address's query as it is now. What was drawn last may not know of a change that has just been made, and the router's
 * own `before` is what was drawn: of two quick changes it would forget the first.
 */
export const searchNow = (): URLSearchParams => new URLSearchParams(window.location.search);
