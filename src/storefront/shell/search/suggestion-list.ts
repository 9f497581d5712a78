import type { RefObject } from 'react';

/** What the field says of its list. */
export interface SuggestionState {
  open: boolean;
  /** Id of the suggestion that the arrow keys stand on. */
  active?: string;
}

export interface SuggestionListProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  onChange: (state: SuggestionState) => void;
}
