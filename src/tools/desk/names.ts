export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `tax-groups` → `taxGroups`. */
export const camel = (kebab: string): string =>
  kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `tax-groups` → `TaxGroups`. */
export const pascal = (name: string): string => capitalized(camel(name));

/** `taxGroups` → `tax groups`. */
export const splitName = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
