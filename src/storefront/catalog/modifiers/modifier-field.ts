import type { InvalidEvent } from 'react';
import type { ProductModifier } from './modifier.ts';

type InvalidFieldEvent = InvalidEvent<HTMLInputElement | HTMLTextAreaElement>;

/** The props that choices and texts have in common. */
export interface ModifierFieldProps {
  modifier: ProductModifier;
  name: string;
  said: string;
  error: string | undefined;
  /** Formats the amount that an answer adds to the price. */
  more: (amount: string | undefined) => string;
  onInvalid: (event: InvalidFieldEvent) => void;
  onAnswered: () => void;
}
