import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All that the dark changes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Below the eighth row of a table the same columns come again, and their contrast takes most of the time of a page. */
const MORE_ROWS = ['[role=rowgroup] > [role=row]:nth-child(n + 9)', 'tbody > tr:nth-child(n + 9)'];

/**
 * No violation of WCAG 2.2 A and AA, nor of axe's best practices; `within` looks at one part only. In the dark it looks
 * at the colours: everything else of the page was looked at in the light.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { within, dark = false }: { within?: string; dark?: boolean } = {},
): Promise<void> {
  // At once in the page, not in parts that a page of their own puts together; and only what is told.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const rows of MORE_ROWS) axe.exclude(rows);
  if (dark) axe.withRules(COLOURS);
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.slice(0, 4).map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
  expect(found, what).toEqual([]);
}
