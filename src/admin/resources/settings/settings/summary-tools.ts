import type { DataProvider } from 'ra-core';
import type { Session, StoreProfile } from '#admin/access/session.ts';

/** How something is set now, and what of it somebody should look at. */
export interface SettingsSummary {
  says: string;
  alarm?: string;
}

export interface SummaryTools {
  translate: (key: string, values?: Record<string, unknown>) => string;
  provider: DataProvider;
  session: Session;
  store: StoreProfile;
  signal: AbortSignal;
}
