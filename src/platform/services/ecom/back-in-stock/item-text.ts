import type { CatalogItem } from '../../stores/catalog/public.ts';

/** What was chosen of it, in one line: "70 × 98 cm, Oak". */
export const choiceText = ({ descriptionLines }: Pick<CatalogItem, 'descriptionLines'>): string =>
  descriptionLines.map(({ plainText, color }) => plainText ?? color?.name ?? '').join(', ');
