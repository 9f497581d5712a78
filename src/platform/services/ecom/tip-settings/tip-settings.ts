import type { Reply, TipSettingsApi } from '#platform/contract/index.ts';

export type TipSettings = NonNullable<Reply<TipSettingsApi, 'createTipSettings'>['tipSettings']> & {
  id: string;
  createdDate: string;
};
