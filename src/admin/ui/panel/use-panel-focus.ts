import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { usePhone } from '../use-phone.ts';

const pageOf = (panel: Element | null): Element => panel?.closest('main') ?? document.body;

/**
 * Leads the focus into a panel that opens, where it would be lost otherwise, and back to the list when the panel closes.
 * @param panel takes the focus itself
 * @returns closes it
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, onClose: () => void): () => void {
  const coversPage = usePhone();
  const former = useRef<Element | null>(null);
  // With the page that it came from the focus may have gone; the keyboard goes on here, not at the top of the page.
  const arrived = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    const element = panel.current;
    former.current = document.activeElement;
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Element && pageOf(element).contains(target) && !element?.contains(target))
        former.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      const isLost = document.activeElement === document.body;
      if (isLost && former.current instanceof HTMLElement) former.current.focus();
    };
  }, [panel]);
  useEffect(() => {
    const element = panel.current;
    const { activeElement } = document;
    const isCovered = pageOf(element).contains(activeElement) && !element?.contains(activeElement);
    const isLost = activeElement === document.body ? arrived : coversPage && isCovered;
    if (isLost) element?.focus({ preventScroll: true });
  }, [panel, arrived, coversPage]);
  return () => {
    // Whoever opened it by a click on the row had the focus nowhere.
    const row = pageOf(panel.current).querySelector('[aria-current="true"]');
    if (row && !row.contains(former.current)) former.current = row.querySelector('a, button');
    onClose();
  };
}
