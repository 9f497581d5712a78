import type { Logger } from 'pino';
import { noPayments } from '../../platform/adapters/no-payments.ts';
import type { PaymentProvider } from '../../platform/ports.ts';

interface Options {
  /** The stored keys, sealed; equal texts are equal keys. Undefined where there are none. */
  readSealed: () => Promise<string | undefined>;
  open: (sealed: string) => Promise<PaymentProvider>;
  logger: Logger;
}

/** A provider by the settings of now. */
interface SettingsPayments {
  provider: PaymentProvider;
  /** Takes up keys that were stored since, by this process or another. */
  refresh: () => Promise<void>;
}

/** Nobody moves money until keys are stored; they count without a restart. */
export function settingsPayments({ readSealed, open, logger }: Options): SettingsPayments {
  let current: PaymentProvider = noPayments;
  let opened: string | undefined;
  const provider: PaymentProvider = {
    get isConnected() {
      return current.isConnected;
    },
    get hasPage() {
      return current.hasPage;
    },
    charge: (request) => current.charge(request),
    refund: (request) => current.refund(request),
    capture: (request) => current.capture(request),
    void: (request) => current.void(request),
    cancel: (id) => current.cancel(id),
    keep: (request) => current.keep(request),
    forget: (savedMethod) => current.forget(savedMethod),
    readNotice: (body, headers) => current.readNotice(body, headers),
  };
  return {
    provider,
    async refresh() {
      const sealed = await readSealed();
      if (sealed === opened) return;
      try {
        current = sealed === undefined ? noPayments : await open(sealed);
      } catch (error) {
        // Such as keys that were sealed with another secret: the page shows that they have to be entered again.
        logger.error({ err: error }, 'the Stripe keys of the settings could not be opened');
        current = noPayments;
      }
      opened = sealed;
    },
  };
}
