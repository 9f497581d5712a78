import type { Page } from '@playwright/test';
import { percentile } from './measure.ts';

export const median = (times: readonly number[]): number =>
  percentile(
    times.toSorted((a, b) => a - b),
    0.5,
  );

export const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/**
 * Milliseconds from navigation until an element is painted, as the page itself sees it; a picture once its pixels are
 * there.
 */
export const painted = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const isThere = (element: Element | null): boolean =>
          element instanceof HTMLImageElement
            ? element.complete && element.naturalWidth > 0
            : element !== null;
        const look = (): void => {
          if (isThere(document.querySelector(wanted)))
            requestAnimationFrame(() => resolve(performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );

/** What came over the wire, compressed as it came. */
export const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
