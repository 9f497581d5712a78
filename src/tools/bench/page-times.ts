import type { Page } from '@playwright/test';
import { percentile } from './measure.ts';

export const median = (times: readonly number[]): number =>
  percentile(
    times.toSorted((a, b) => a - b),
    0.5,
  );

/** Milliseconds after which nothing more is expected to appear. */
export const PATIENCE = 30_000;

export const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/**
 * Milliseconds from navigation until an element is painted, as the page itself sees it; a picture once its pixels are
 * there.
 */
export const painted = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    ({ wanted, patience }) =>
      new Promise<number>((resolve, reject) => {
        const isThere = (element: Element | null): boolean =>
          element instanceof HTMLImageElement
            ? element.complete && element.naturalWidth > 0
            : element !== null;
        const look = (): void => {
          if (isThere(document.querySelector(wanted)))
            requestAnimationFrame(() => resolve(performance.now()));
          else if (performance.now() > patience) reject(new Error(`There is no ${wanted}.`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    { wanted: selector, patience: PATIENCE },
  );

/** What came by the API, compressed as it came. */
export const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

/** Of those the scripts that the document itself asks for: what the page begins with. */
export const initialScriptBytes = (page: Page, html: string): Promise<number> =>
  page.evaluate(
    (files) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => files.includes(new URL(name).pathname))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    [...html.matchAll(/(?:modulepreload"[^>]* href|type="module" src)="([^"]+)"/g)].map(
      ([, file]) => file ?? '',
    ),
  );
