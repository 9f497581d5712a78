import { DEMO_STORE } from '../../demo/demo-store.ts';
import type { StoreProfile } from '../gateway.ts';
import type { Environment } from './environment.ts';

/** The store as the environment has it; the settings of the back office count for what it leaves open. */
export const storeProfile = (env: Environment): StoreProfile =>
  env.DEMO
    ? DEMO_STORE
    : {
        name: env.STORE_NAME,
        currency: env.STORE_CURRENCY ?? 'EUR',
        timeZone: env.STORE_TIME_ZONE ?? 'UTC',
        locale: env.STORE_LOCALE ?? 'en',
      };
