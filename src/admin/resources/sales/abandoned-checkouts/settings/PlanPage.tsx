import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import { SETTINGS } from '../provider.ts';
import type { StoredPlan } from './plan-values.ts';
import { PlanForm } from './PlanForm.tsx';
import '../messages.en.ts';

/** When a checkout counts as left, and when its buyer is reminded. */
export default function PlanPage() {
  return (
    <SettingsPage<StoredPlan>
      resource="abandoned-checkouts"
      id={SETTINGS}
      part="plan"
      narrow
      form={(plan) => <PlanForm plan={plan} />}
    />
  );
}
