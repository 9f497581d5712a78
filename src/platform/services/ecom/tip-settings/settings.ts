import type { SiteDb } from '#platform/context.ts';
import { badRequest, failedPrecondition, notFound } from '#platform/contract/errors.ts';
import type { TipSettingsApi } from '#platform/contract/index.ts';
import { crud, type Draft } from '#platform/crud/index.ts';
import { checkSettings } from './rules/check-settings.ts';
import { tipSettings } from './tables.ts';
import type { TipSettings } from './tip-settings.ts';

/** The contract's own examples. */
const OFFERED = { PERCENTAGE: [5, 10, 15], AMOUNT: [1, 3, 5] } as const;

const complete = (draft: Draft<TipSettings>): TipSettings => {
  const { tipType = 'PERCENTAGE', presets } = draft;
  const offered = tipType === 'AMOUNT' ? OFFERED.AMOUNT : OFFERED.PERCENTAGE;
  return {
    allowCustomerTip: true,
    allowBusinessTipAtPayment: true,
    allowCustomAmount: true,
    allowEditDistribution: true,
    autoTipOnCheckInEnabled: false,
    staffDistributionMethod: 'EQUAL',
    default: false,
    ...(draft as TipSettings),
    tipType,
    presets: presets?.length
      ? presets.map(({ value, default: chosen }) => ({ value: value ?? 0, default: chosen ?? false }))
      : offered.map((value) => ({ value, default: false })),
  };
};

export async function defaultSettings({ db, siteId }: SiteDb): Promise<TipSettings | undefined> {
  const { items } = await tipSettings.query(db, siteId, { filter: { default: { $eq: true } } });
  return items[0];
}

export const settings = crud<TipSettingsApi>()({
  entity: tipSettings,
  key: 'tipSettings',
  plural: 'tipSettings',
  id: 'tipSettingsId',
  notFound: (tipSettingsId) => notFound('The tip settings were not found.', undefined, { tipSettingsId }),
  async write(draft, before, context) {
    const written = complete(draft);
    checkSettings(written);
    if (!before && written.default && (await defaultSettings(context))) {
      throw failedPrecondition('There are default settings already.', 'DEFAULT_SETTINGS_ALREADY_EXISTS');
    }
    return written;
  },
  beforeRemove({ default: isDefault }) {
    if (isDefault) throw badRequest('The default settings stay.', 'CANNOT_DELETE_DEFAULT_SETTINGS');
  },
  // Shoppers choose among those of the whole shop; the others are of tills and of staff.
  scope: ({ caller }) => (caller.kind === 'api-key' ? undefined : { default: { $eq: true } }),
  paging: 'platform',
});
