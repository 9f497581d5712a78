import type { First } from './first/show-first.tsx';

/** What the list has when there is something to look at: a row, or why there is none. */
const LIST_CONTENT = '[data-id], [data-settled], [role="alert"]';

const LIST = /^\/admin\/orders\/?$/;

/** Whether the document begins with the list that is displayed before the frame. */
export const beginsWithList = (): boolean => LIST.test(location.pathname);

/** The link that stands for what has the focus: the same one, or that of the same row. */
function sameIn(place: Element, element: Element): HTMLElement | null {
  const link = element.closest('a')?.getAttribute('href');
  const id = element.closest<HTMLElement>('[data-id]')?.dataset['id'];
  return place.querySelector<HTMLElement>(link ? `a[href="${link}"]` : `[data-id="${id ?? ''}"] a`);
}

/**
 * Removes what covers the page, in the frame in which the page has what it showed. Where the person has meanwhile gone
 * to another page, that page has nothing of the list: whatever it displays is enough.
 */
export function uncover({
  page,
  cover,
  first,
}: {
  page: Element;
  cover: Element;
  first: Pick<First, 'leave'> | undefined;
}): void {
  const isThere = () =>
    first && beginsWithList() ? page.querySelector(LIST_CONTENT) !== null : page.childElementCount > 0;
  const watch = new MutationObserver(() => {
    if (!isThere()) return;
    watch.disconnect();
    const here = document.activeElement;
    const again = cover.contains(here) && here ? sameIn(page, here) : null;
    first?.leave();
    cover.remove();
    again?.focus();
  });
  watch.observe(page, { childList: true, subtree: true });
}
