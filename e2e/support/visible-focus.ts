import { expect, type Page } from '@playwright/test';

/** What is wrong with one control once it has the focus. */
interface FocusViolation {
  control: string;
  violation: 'looks the same' | 'is covered' | 'is out of view' | 'is faint' | 'has a covered ring';
  by?: string;
}

function findViolations(): Promise<FocusViolation[]> {
  const FOCUSABLE =
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]';
  /** Below the eighth row of a table the same controls come again. */
  const MORE_ROWS =
    '[role=rowgroup] > [role=row]:nth-child(n + 9), tbody > tr:nth-child(n + 9), li:nth-child(n + 9)';
  const HIDDEN = '[inert], [aria-hidden="true"], [hidden]';
  const MODAL = '[role=dialog], dialog:modal, :popover-open';
  /** A ring may be drawn by a wrapper or by what stands beside a native input. */
  const MAX_WRAPPERS = 4;
  /** Of a ring against what surrounds it (WCAG 1.4.11). */
  const MIN_CONTRAST = 3;
  /** Half of a ring of 2 px: the points that are looked at lie in its middle. */
  const HALF_RING = 1;
  /** Between the ends of each side. */
  const SHARES = [0.25, 0.5, 0.75];

  interface Ring {
    /** Beyond the edge of the box; below nothing, where it is drawn inside of it. */
    extent: number;
    /** Of the line, and of the halo that sets it off from what is behind. */
    colors: readonly string[];
  }
  /** Which of the boxes around a control draws its ring, and as what. */
  interface Drawn {
    index: number;
    pseudo: string;
    ring: Ring;
  }
  type Rings = readonly Drawn[];
  /** Controls of one class show the focus in one way: each is looked at once in a document, in each of its looks. */
  const { theme = '' } = document.documentElement.dataset;
  const look = `${theme || String(matchMedia('(prefers-color-scheme: dark)').matches)} ${String(innerWidth)}`;
  const allLooks = ((globalThis as { looksOfControls?: Map<string, Map<string, Rings>> }).looksOfControls ??=
    new Map<string, Map<string, Rings>>());
  const seen = allLooks.get(look) ?? new Map<string, Rings>();
  allLooks.set(look, seen);

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const describe = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)}” ${element.className}`;
  const wrappersOf = (element: Element): Element[] => {
    const wrappers: Element[] = [];
    let parent = element.parentElement;
    while (parent && wrappers.length < MAX_WRAPPERS) {
      wrappers.push(parent);
      parent = parent.parentElement;
    }
    return wrappers;
  };
  const candidatesOf = (element: Element): (Element | null)[] => [
    element,
    ...wrappersOf(element),
    element.previousElementSibling,
    element.nextElementSibling,
  ];
  const PSEUDOS = ['', '::before', '::after'];
  const stylesOf = (element: Element): { index: number; pseudo: string; style: string; ring?: Ring }[] =>
    candidatesOf(element).flatMap((one, index) =>
      PSEUDOS.flatMap((pseudo) => {
        if (one === null) return [];
        const style = getComputedStyle(one, pseudo || null);
        // A native input below a drawn one has a ring of the browser's that nobody sees.
        if (style.opacity === '0' || (pseudo && style.content === 'none')) return [];
        const outline = style.outlineStyle === 'none' ? '' : style.outline;
        const ring = ringOf(style);
        return [
          {
            index,
            pseudo,
            style: [outline, style.boxShadow, style.border, style.backgroundColor].join(),
            ...(ring && { ring }),
          },
        ];
      }),
    );
  /** The outline, or the widest of the shadows without blur. */
  const ringOf = (style: CSSStyleDeclaration): Ring | undefined => {
    const rings = style.boxShadow
      .split(/,(?![^(]*\))/)
      .map((shadow) => {
        const [, , blur = 0, spread = 0] = (shadow.match(/-?[\d.]+px/g) ?? []).map(parseFloat);
        const color = /[a-z-]+\([^)]*\)/.exec(shadow)?.[0] ?? '';
        return { blur, spread, color, extent: shadow.includes('inset') ? 0 : spread };
      })
      .filter(({ blur, spread }) => blur === 0 && spread > 0)
      .toSorted((one, other) => other.spread - one.spread);
    const width = parseFloat(style.outlineWidth);
    if (style.outlineStyle !== 'none' && width > 0 && style.outlineColor !== 'rgba(0, 0, 0, 0)') {
      const extent = width + parseFloat(style.outlineOffset);
      rings.unshift({ blur: 0, spread: extent, color: style.outlineColor, extent });
    }
    const [outermost] = rings;
    return outermost && { extent: outermost.extent, colors: rings.map(({ color }) => color) };
  };
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

  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  /** What is seen of colors that lie over each other. */
  const luminanceOf = (colors: readonly string[]): number => {
    if (!paint) return 0;
    for (const color of colors) {
      paint.fillStyle = color;
      paint.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** From the back to the front. */
  const backgroundsOf = (element: Element | null): string[] => {
    const colors: string[] = [];
    for (let at = element; at; at = at.parentElement) colors.unshift(getComputedStyle(at).backgroundColor);
    return ['#fff', ...colors];
  };
  const contrastOf = ({ extent, colors }: Ring, host: Element): number => {
    const behind = backgroundsOf(extent > 0 ? host.parentElement : host);
    const ground = luminanceOf(behind);
    const contrasts = colors.map((color) => {
      const line = luminanceOf([...behind, color]);
      return (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05);
    });
    return Math.max(...contrasts);
  };
  const isOpaque = (element: Element): boolean => {
    const { backgroundColor } = getComputedStyle(element);
    return !/^(transparent$|rgba\(.*, 0(\.\d+)?\)$)/.test(backgroundColor);
  };
  /** How far in front something is drawn within `common`. */
  const layerOf = (element: Element, common: Element): number => {
    let layer = 0;
    for (let one: Element | null = element; one && one !== common; one = one.parentElement) {
      const { position, zIndex } = getComputedStyle(one);
      if (position !== 'static' && zIndex !== 'auto') layer = Number(zIndex);
    }
    return layer;
  };
  /** @returns what is drawn over the ring of `host` at a point around it */
  const coverOfRing = (host: Element, x: number, y: number): Element | undefined => {
    const at = document.elementFromPoint(x, y);
    if (!at || at.contains(host) || host.contains(at)) return undefined;
    let common = at;
    while (!common.contains(host) && common.parentElement) common = common.parentElement;
    if (layerOf(host, common) > layerOf(at, common)) return undefined;
    for (let one: Element | null = at; one && one !== common; one = one.parentElement) {
      const isFloating = /sticky|fixed/.test(getComputedStyle(one).position);
      if (isFloating && isOpaque(one)) return one;
    }
    return undefined;
  };
  /** @returns what cuts the ring off at a point around `host` */
  const clipOfRing = (host: Element, x: number, y: number): Element | undefined => {
    let { position } = getComputedStyle(host);
    for (let one = host.parentElement; one && position !== 'fixed'; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (position === 'absolute' && style.position === 'static') continue;
      position = style.position;
      const box = one.getBoundingClientRect();
      const left = box.left + one.clientLeft;
      const top = box.top + one.clientTop;
      const isClippedAcross = style.overflowX !== 'visible' && (x < left || x > left + one.clientWidth);
      const isClippedDown = style.overflowY !== 'visible' && (y < top || y > top + one.clientHeight);
      if (one.clientWidth > 0 && (isClippedAcross || isClippedDown)) return one;
    }
    return undefined;
  };
  /** A point in the middle of the line of a ring, at each side. */
  const pointsOf = (host: Element, { extent }: Ring): { side: string; x: number; y: number }[] => {
    const box = host.getBoundingClientRect();
    const away = extent - HALF_RING;
    return SHARES.flatMap((share) => {
      const x = box.left + box.width * share;
      const y = box.top + box.height * share;
      return [
        { side: 'top', x, y: box.top - away },
        { side: 'bottom', x, y: box.bottom + away },
        { side: 'left', x: box.left - away, y },
        { side: 'right', x: box.right + away, y },
      ];
    });
  };
  /** A strip that snaps sideways leaves a part of its next item outside. */
  const isInStrip = (host: Element): boolean => {
    let one = host.parentElement;
    while (one && !getComputedStyle(one).scrollSnapType.startsWith('x ')) one = one.parentElement;
    return one !== null;
  };
  const findCoveredRing = (host: Element, ring: Ring): string | undefined => {
    const { width, height } = host.getBoundingClientRect();
    // What is larger than the window cannot be seen whole.
    if (width > innerWidth || height > innerHeight / 2) return undefined;
    const inStrip = isInStrip(host);
    for (const { side, x, y } of pointsOf(host, ring)) {
      if (inStrip && (side === 'left' || side === 'right' || x < 0 || x > innerWidth)) continue;
      const isOutside = x < 0 || y < 0 || x > innerWidth || y > innerHeight;
      const over = clipOfRing(host, x, y) ?? coverOfRing(host, x, y);
      if (isOutside || over) return `${side}: ${over ? describe(over) : 'the window'}`;
    }
    return undefined;
  };

  return (async () => {
    const violations: FocusViolation[] = [];
    const formerly = document.activeElement as HTMLElement | null;
    const modal = [...document.querySelectorAll(MODAL)].findLast(isShown) ?? document;
    const controls = [...modal.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (one) =>
        !one.matches(':disabled') && !one.closest(HIDDEN) && !one.closest(MORE_ROWS) && one.tabIndex >= 0,
    );
    // The only control of a dialog has the focus as long as that is open, such as the field of the palette.
    if (modal !== document && controls.length === 1) return violations;
    for (const element of controls) {
      if (!isShown(element)) continue;
      // One without a class of its own looks as what it stands in says.
      const around = element.className === '' ? wrappersOf(element) : [element.parentElement];
      const kind = [element, ...around].map((one) => `${one?.tagName} ${one?.className}`).join(' in ');
      const isNew = !seen.has(kind);
      if (isNew) {
        (document.activeElement as HTMLElement | null)?.blur();
        // A component renders the loss of the focus a moment later.
        await nextFrame();
      }
      const before = isNew ? stylesOf(element) : [];
      element.focus();
      if (document.activeElement !== element) continue;
      const control = describe(element);
      if (elementAtMiddle(element) === null) violations.push({ control, violation: 'is out of view' });
      const cover = coverOf(element);
      if (cover) violations.push({ control, violation: 'is covered', by: describe(cover) });
      if (isNew) {
        await nextFrame();
        const changed = stylesOf(element).filter(
          ({ index, pseudo, style }) =>
            style !== before.find((one) => one.index === index && one.pseudo === pseudo)?.style,
        );
        if (changed.length === 0) violations.push({ control, violation: 'looks the same' });
        const drawn = changed.flatMap(({ index, pseudo, ring }) => (ring ? [{ index, pseudo, ring }] : []));
        seen.set(kind, drawn);
        const isFaint = drawn.every(({ index, ring }) => {
          const host = candidatesOf(element)[index];
          return host && contrastOf(ring, host) < MIN_CONTRAST;
        });
        if (drawn.length > 0 && isFaint)
          violations.push({
            control,
            violation: 'is faint',
            by: drawn.flatMap(({ ring }) => ring.colors).join(),
          });
      }
      if (cover) continue;
      const covers = (seen.get(kind) ?? []).map(({ index, pseudo, ring }) => {
        const host = candidatesOf(element)[index];
        return host && pseudo === '' ? findCoveredRing(host, ring) : undefined;
      });
      // Of several rings one is enough.
      const [by] = covers;
      if (by !== undefined && !covers.includes(undefined))
        violations.push({ control, violation: 'has a covered ring', by });
    }
    (document.activeElement as HTMLElement | null)?.blur();
    if (modal !== document) formerly?.focus();
    return violations;
  })();
}

/** Whatever has the focus shows it, and nothing lies over it nor over its ring (WCAG 2.4.7 and 2.4.11). */
export async function expectVisibleFocus(page: Page, what: string): Promise<void> {
  // After a key, a focus that a script sets is shown as that of the keyboard.
  await page.keyboard.press('Shift');
  const violations = await page.evaluate(findViolations);
  expect(violations, `focus, ${what}`).toEqual([]);
}
