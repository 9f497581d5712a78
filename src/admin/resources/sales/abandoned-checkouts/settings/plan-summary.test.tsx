// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { i18nProvider } from '#admin/i18n/i18n-provider.ts';
import { usePlanSummary } from './use-plan-summary.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
    {children}
  </CoreAdminContext>
);

it('counts one minute and one hour as one', () => {
  const { current: words } = renderHook(usePlanSummary, { wrapper }).result;
  const plan = (delayMinutes: number, ...hours: number[]) =>
    words({
      remind: true,
      whom: 'ALL',
      delayMinutes,
      reminders: hours.map((each) => ({ on: true, hours: each })),
    });
  expect(plan(1, 1)).toMatch(/abandoned after 1 minute\. .* after 1 hour\.$/);
  expect(plan(60, 1, 24)).toMatch(/abandoned after 60 minutes\. .* after 1 and 24 hours\.$/);
});
