import { queryBrands } from '@wix/auto_sdk_stores_brands-v-3';
import { queryRibbons } from '@wix/auto_sdk_stores_ribbons-v-3';
import { type CallOptions, staffClient } from './staff-client.ts';

/** As many as one looks through; who wants another one types more of it. */
const SHOWN = 20;

const asked = (typed: string) => ({
  ...(typed !== '' && { filter: { name: { $startsWith: typed } } }),
  sort: [{ fieldName: 'name' as const, order: 'ASC' as const }],
  cursorPaging: { limit: SHOWN },
});

const namesOf = (all: readonly { name?: string | null }[] = []): string[] =>
  all.flatMap(({ name }) => name ?? []);

/** What brands or ribbons there are called, those that begin so; the first of all for nothing typed. */
export const namesThatBegin = {
  brand: async (typed: string, options?: CallOptions): Promise<string[]> =>
    namesOf((await staffClient(options).use(queryBrands)(asked(typed))).brands),
  ribbon: async (typed: string, options?: CallOptions): Promise<string[]> =>
    namesOf((await staffClient(options).use(queryRibbons)(asked(typed))).ribbons),
};
