import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import type { GiftCardRules } from '#shared/gift-cards.ts';
import { RULES } from '../provider.ts';
import { RulesForm } from './RulesForm.tsx';
import '../messages.en.ts';

/** What the shop sells of cards, and how long they are good. */
export default function RulesPage() {
  return (
    <SettingsPage<GiftCardRules & { id: string }>
      resource="gift-cards"
      id={RULES}
      part="rules"
      narrow
      form={(rules) => <RulesForm rules={rules} />}
    />
  );
}
