import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSame } from '../../data/is-same.ts';

/** What is wrong at a place of the form. */
export interface FieldError {
  /** Beside the input. */
  text: string;
  /** The same where no input stands beside it: it names the field. */
  sentence: string;
}

/** The sentences of errors that no input displays; known only once all inputs have rendered. */
class UnplacedErrors {
  #sentences: readonly string[] = [];
  readonly #listeners = new Set<() => void>();

  readonly read = (): readonly string[] => this.#sentences;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  update(sentences: readonly string[]): void {
    if (isSame(this.#sentences, sentences)) return;
    this.#sentences = sentences;
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Errors by place, as the inputs ask for theirs while they render. An error that no input displays is `unplaced`, so that
 * the form can show it at its top: an error must not vanish because no input goes by its name.
 */
export function useDisplayedErrors(errors: Readonly<Record<string, FieldError>>) {
  // Each render of the form renders its inputs, which are consumers of its context.
  const displayed = new Set<string>();
  const [store] = useState(() => new UnplacedErrors());
  const unplaced = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => {
    store.update(
      Object.entries(errors).flatMap(([place, { sentence }]) => (displayed.has(place) ? [] : [sentence])),
    );
  });
  return {
    unplaced,
    errorAt: (place: string): string | undefined => {
      displayed.add(place);
      return errors[place]?.text;
    },
  };
}
