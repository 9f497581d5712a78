/** "3,000 × 2,000", in pixels. */
export const sidesText = (width: number, height: number, locale: string): string =>
  `${width.toLocaleString(locale)} × ${height.toLocaleString(locale)}`;
