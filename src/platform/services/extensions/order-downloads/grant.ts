/** What the buyer of a digital file may download, by line of an order. */
export interface Grant {
  id: string;
  orderId: string;
  lineItemId: string;
  fileId: string;
  /** The page it is downloaded from. */
  link: string;
  used: number;
  allowed: number;
  /** ISO 8601. */
  until: string;
  /** When the last download was counted, and what its asker calls it. */
  countedDate?: string;
  attempt?: string;
  /** The money went back. */
  withdrawn?: true;
  createdDate: string;
}
