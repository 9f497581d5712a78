/** A means of payment that the provider keeps for a member. */
export interface SavedMethod {
  id: string;
  memberId: string;
  /** What the provider calls it; never a card number. */
  providerMethod: string;
  brand: string;
  lastFour: string;
  createdDate: string;
  /** Nobody charges it any more. */
  removedDate: string | null;
  /** When the provider is told, or told again, that it is to forget it. */
  nextAskDate: string | null;
}
