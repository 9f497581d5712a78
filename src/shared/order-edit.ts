/** Who edits a placed order. */
export interface OpenOrderEdit {
  draftOrderId: string;
  /** Email of the member of staff; absent where a program edits the order. */
  editor?: string;
  /** When they began, or took it over. */
  since: string;
}
