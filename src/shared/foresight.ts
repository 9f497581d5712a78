/** What a job would do, told before it is started. */

/** Of orders whose held money is taken. */
export interface CaptureForesight {
  /** Orders with money that can be taken. */
  held: number;
  /** Orders whose authorisation has run out. */
  expired: number;
  /** What would be taken, each currency for itself. */
  sums: { currency: string; amount: string }[];
  /** There are more than were counted. */
  partial: boolean;
}

/** Of buyers who are mailed. */
export interface MailForesight {
  /** Orders with an address. */
  reached: number;
  /** Orders without one. */
  without: number;
  partial: boolean;
  /** The first of the mails as it will go out. */
  preview?: { to: string; subject: string; text: string };
}
