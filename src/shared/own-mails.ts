/** Mails beside those about orders, which a member may end in the account. */
export type OwnMailKind = 'newsletter' | 'reminders';

export interface OwnMails {
  email: string;
  /** Until the address is confirmed, its preferences are not displayed. */
  verified: boolean;
  /** Absent for whoever never agreed to it. */
  newsletter?: {
    given: boolean;
    /** ISO 8601 */ date: string;
    /** As they stood beside the box. */ words: string;
  };
  /** Of carts that are left; whether they are sent at all is the shop's to say. */
  reminders: boolean;
}
