/** Why a review was rejected, for the team alone: in characters, and of how many reviews at once. */
export const MAX_REASON = 500;
export const MAX_EXPLAINED = 200;
