import type Axe from 'axe-core';

interface Rule {
  readonly id: string;
  matches: (node: Element, ...more: unknown[]) => boolean;
}

export interface AxeWindow {
  /** The rules are no part of axe's documented interface: it lets one replace a condition, but not add to it. */
  axe: typeof Axe & { _audit: { rules: Rule[] } };
  checkedLooks: Set<string>;
  /** Computes the contrast of each text all the same: what lies over a text can differ where its look is equal. */
  checksEveryText: boolean;
}

/**
 * Runs in the page after axe was loaded. Contrast takes more than half of what axe costs, and most text of a page is the
 * same component in the same colors: cells, list entries, the navigation. It is computed once for the same class, font
 * and color over the same backgrounds.
 */
export function checkContrastOnce({
  looks,
}: {
  /** Those whose contrast was computed in earlier documents of the journey. */
  looks: readonly string[];
}): void {
  const page = globalThis as unknown as AxeWindow;
  const { axe } = page;
  // The source of an element in the report costs more than finding it.
  axe.configure({ noHtml: true });
  const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  if (!rule) throw new Error('axe has no rule for contrast');
  const matches = rule.matches.bind(rule);
  const checked = (page.checkedLooks = new Set(looks));

  const backgroundsOf = (element: Element | null): string => {
    if (!element) return '';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    const own = isPlain ? '' : `/${backgroundColor} ${backgroundImage} ${opacity}`;
    return backgroundsOf(element.parentElement) + own;
  };

  rule.matches = (node, ...more) => {
    if (!matches(node, ...more)) return false;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(node);
    const parts = [node.getAttribute('class'), color, fontSize, fontWeight, textShadow, backgroundsOf(node)];
    const look = parts.join('|');
    const isNew = !checked.has(look);
    checked.add(look);
    return isNew || page.checksEveryText;
  };
}
