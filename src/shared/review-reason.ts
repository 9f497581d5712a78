/** Why a review was rejected, for the team alone: in characters, and of how many reviews at once. */
export const MOST_REASON = 500;
export const MOST_EXPLAINED = 200;
