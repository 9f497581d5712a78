import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices; `within` looks at one part only. */
export async function expectAccessible(page: Page, what: string, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.slice(0, 4).map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
  expect(found, what).toEqual([]);
}
