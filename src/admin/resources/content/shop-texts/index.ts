import { FileText, Megaphone } from 'lucide-react';
import { announcementDesk } from '#shared/desks/announcement.ts';
import { shopTextsDesk } from '#shared/desks/shop-texts.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const shopTexts = defineDesk({
  ...shopTextsDesk,
  icon: FileText,
  provider: async () => (await import('./provider.ts')).shopTextsProvider,
  list: preloadable(() => import('./TextList.tsx')),
  edit: preloadable(() => import('./TextEdit.tsx')),
});

export const announcement = defineDesk({
  ...announcementDesk,
  icon: Megaphone,
  provider: async () => (await import('./provider.ts')).shopTextsProvider,
  list: preloadable(() => import('./announcement/AnnouncementPage.tsx')),
});
