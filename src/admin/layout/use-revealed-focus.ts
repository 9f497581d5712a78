import { useEffect } from 'react';

/**
 * Scrolls what gets the focus of the keyboard into view. Browsers leave it where it is while a part of it can be seen,
 * such as a tab at the end of a strip that scrolls sideways.
 */
export function useRevealedFocus(): void {
  useEffect(() => {
    const reveal = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('focusin', reveal);
    return () => document.removeEventListener('focusin', reveal);
  }, []);
}
