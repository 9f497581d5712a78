import type { Problem } from '#admin/ui/form/form-errors.ts';

/** Something that is wrong with a discount, in its desk's words. */
export const problem = (key: string, values?: object): Problem => ({
  key: `discounts.error.${key}`,
  ...(values && { values }),
});
