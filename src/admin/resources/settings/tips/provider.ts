import { tipOperations, type TipSettings } from '#wix/tip-operations.ts';

/** There is one, also before it is kept. */
export interface TipsRecord extends TipSettings {
  id: string;
  /** Who may get a part, by name. */
  staff: string[];
}

const ID = 'settings';

/** None are taken until somebody says so. */
const NEW: TipSettings = {
  tipType: 'PERCENTAGE',
  presets: [5, 10, 15].map((value) => ({ value, default: false })),
  allowCustomerTip: false,
  allowCustomAmount: true,
};

interface Reading {
  signal?: AbortSignal;
}

interface Updating extends Reading {
  data: Partial<TipsRecord>;
  previousData: TipsRecord;
}

export const tipsProvider = {
  supportAbortSignal: true,

  async getOne(_desk: string, { signal }: Reading): Promise<{ data: TipsRecord }> {
    const options = signal && { signal };
    const [settings = NEW, staff] = await Promise.all([
      tipOperations.settings(options),
      tipOperations.staff(options),
    ]);
    return { data: { ...settings, id: ID, staff } };
  },

  async update(_desk: string, { data, previousData }: Updating): Promise<{ data: TipsRecord }> {
    const { revision, ...input } = data;
    const { _id, staff } = previousData;
    const settings = _id
      ? await tipOperations.update({ ...input, _id, revision: revision ?? null })
      : await tipOperations.create(input);
    return { data: { ...settings, id: ID, staff } };
  },
};
