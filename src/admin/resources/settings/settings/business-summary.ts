import type { SummaryTools, SettingsSummary } from './summary-tools.ts';

interface BusinessSummary {
  id: string;
  properties: {
    siteDisplayName?: string;
    email?: string | null;
    phone?: string | null;
    address?: { city?: string | null };
  };
}

export async function businessInfo({ translate, provider, signal }: SummaryTools): Promise<SettingsSummary> {
  const { data } = await provider.getOne<BusinessSummary>('business-info', { id: 'settings', signal });
  const { siteDisplayName, email, phone, address } = data.properties;
  const reach = email || phone;
  return {
    says: [siteDisplayName, address?.city, reach].filter(Boolean).join(', '),
    ...(!reach && { alarm: translate('settings.unreachable') }),
  };
}
