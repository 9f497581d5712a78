import type { InvalidEvent } from 'react';
import type { Asked } from './asked.ts';

type Refused = InvalidEvent<HTMLInputElement | HTMLTextAreaElement>;

/** What each kind of field has in common. */
export interface AskedField {
  asked: Asked;
  name: string;
  said: string;
  error: string | undefined;
  /** The amount as it is written beside what adds it. */
  more: (amount: string | undefined) => string;
  onInvalid: (event: Refused) => void;
  onAnswered: () => void;
}
