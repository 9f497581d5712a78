import { useState } from 'react';

interface Once {
  /** The idempotency key of a change: the same for the same content until that is through. */
  keyFor(content: unknown): string;
  /** It was answered: the same content asked again is a change of its own. */
  through(): void;
}

export function once(): Once {
  let stored: { content: string; key: string } | undefined;
  return {
    keyFor(content) {
      const text = JSON.stringify(content) ?? '';
      if (stored?.content !== text) stored = { content: text, key: crypto.randomUUID() };
      return stored.key;
    },
    through() {
      stored = undefined;
    },
  };
}

/** Pressing again after a lost answer changes nothing twice. */
export const useOnceKey = (): Once => useState(once)[0];
