/** What is said to the buyers of returns that are answered together. */
export interface Answering {
  answer: string;
  isNeeded: boolean;
}
