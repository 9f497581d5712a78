import { expect, type Page } from '@playwright/test';

/** What is wrong with one control once it has the focus. */
interface FocusViolation {
  control: string;
  violation: 'looks the same' | 'is covered' | 'is out of view';
  by?: string;
}

function findViolations(): Promise<FocusViolation[]> {
  const FOCUSABLE =
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]';
  /** Below the eighth row of a table the same controls come again. */
  const MORE_ROWS =
    '[role=rowgroup] > [role=row]:nth-child(n + 9), tbody > tr:nth-child(n + 9), li:nth-child(n + 9)';
  const HIDDEN = '[inert], [aria-hidden="true"], [hidden]';
  /** A ring may be drawn by a wrapper or by what stands beside a native input. */
  const MAX_WRAPPERS = 4;

  /** Controls of one class show the focus in one way: each is looked at once in a document. */
  const seen = ((globalThis as { seenControls?: Set<string> }).seenControls ??= new Set());

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const describe = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” ${element.className}`;
  const wrappersOf = (element: Element): Element[] => {
    const wrappers: Element[] = [];
    let parent = element.parentElement;
    while (parent && wrappers.length < MAX_WRAPPERS) {
      wrappers.push(parent);
      parent = parent.parentElement;
    }
    return wrappers;
  };
  const lookOf = (element: Element): string =>
    [element, ...wrappersOf(element), element.previousElementSibling, element.nextElementSibling]
      .filter((one) => one !== null)
      .flatMap((one) =>
        ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(one, pseudo || null);
          const outline = style.outlineStyle === 'none' ? '' : style.outline;
          return [outline, style.boxShadow, style.border, style.backgroundColor].join();
        }),
      )
      .join('|');
  const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  const elementAtMiddle = (element: Element): Element | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  /** @returns what lies over the middle of it */
  const coverOf = (element: Element): Element | undefined => {
    const at = elementAtMiddle(element);
    const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
    // What lies over it within its own widget, such as a chart's drawing, is part of it.
    const isOwn =
      at === null || element.parentElement?.contains(at) || at.contains(element) || label?.contains(at);
    return isOwn ? undefined : at;
  };

  return (async () => {
    const violations: FocusViolation[] = [];
    const modal = [...document.querySelectorAll('[role=dialog]')].findLast(isShown) ?? document;
    for (const element of modal.querySelectorAll<HTMLElement>(FOCUSABLE)) {
      if (element.matches(':disabled') || element.closest(HIDDEN) || element.closest(MORE_ROWS)) continue;
      if (element.tabIndex < 0 || !isShown(element)) continue;
      const kind = `${element.tagName} ${element.className}`;
      const isNew = !seen.has(kind);
      seen.add(kind);
      if (isNew) {
        (document.activeElement as HTMLElement | null)?.blur();
        // A component renders the loss of the focus a moment later.
        await nextFrame();
      }
      const before = isNew ? lookOf(element) : '';
      element.focus();
      if (document.activeElement !== element) continue;
      const control = describe(element);
      if (elementAtMiddle(element) === null) violations.push({ control, violation: 'is out of view' });
      const cover = coverOf(element);
      if (cover) violations.push({ control, violation: 'is covered', by: describe(cover) });
      if (!isNew) continue;
      await nextFrame();
      if (lookOf(element) === before) violations.push({ control, violation: 'looks the same' });
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return violations;
  })();
}

/** Whatever has the focus shows it, and nothing lies over it (WCAG 2.4.7 and 2.4.11). */
export async function expectVisibleFocus(page: Page, what: string): Promise<void> {
  // After a key, a focus that a script sets is shown as that of the keyboard.
  await page.keyboard.press('Shift');
  const violations = await page.evaluate(findViolations);
  expect(violations, `focus, ${what}`).toEqual([]);
}
