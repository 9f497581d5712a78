import { ANNOUNCEMENT, announcementStatus, type Announcement, type ShopText } from '#shared/shop-texts.ts';
import type { SettingsSummary, SummaryTools } from './summary-tools.ts';

export async function announcement({
  translate,
  provider,
  store,
  signal,
}: SummaryTools): Promise<SettingsSummary> {
  const { data } = await provider.getOne<ShopText<Announcement>>('announcement', {
    id: ANNOUNCEMENT,
    signal,
  });
  const status = announcementStatus(data.doc, { now: new Date(), timeZone: store.timeZone });
  if (status === 'hidden' && data.revision === '0') return { says: translate('announcement.detail') };
  return { says: translate(`settings.announcement.${status}`, { text: data.doc.words.en }) };
}
