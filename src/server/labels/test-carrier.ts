import { createHash } from 'node:crypto';
import type { ShippingRate } from '../../shared/labels.ts';
import type { Shipment, ShippingCarrier } from './carrier.ts';

const HEAVIEST = 31.5;
const MAX_LENGTH = 200;
const VOID_DAYS = 7;
/** Kilograms a cubic metre counts for at least. */
const VOLUME_WEIGHT = 200;

const services = [
  { service: 'CLASSIC', title: 'Test Post Classic', days: { from: 2, to: 4 }, base: 490, perKilo: 95 },
  { service: 'STANDARD', title: 'Test Post Standard', days: { from: 1, to: 2 }, base: 790, perKilo: 130 },
  { service: 'EXPRESS', title: 'Test Post Express', days: { from: 1, to: 1 }, base: 1690, perKilo: 310 },
] as const;

/** What it counts as: a large light box takes room too. */
function weightOf({ box, weight }: Shipment): number {
  const volume = (box.length * box.width * box.height) / 1_000_000;
  return Math.max(Number(weight), volume * VOLUME_WEIGHT);
}

const problemOf = ({ box, weight, country, to }: Shipment): string | undefined => {
  if (!country || to.length < 2) return 'The address is not complete.';
  if (!(Number(weight) > 0) || Number(weight) > HEAVIEST) return `A parcel weighs at most ${HEAVIEST} kg.`;
  return Math.max(box.length, box.width, box.height) > MAX_LENGTH
    ? `A parcel is at most ${MAX_LENGTH} cm long.`
    : undefined;
};

/** Two letters, nine digits, the way numbers of post offices look; the same for the same key. */
function numberOf(key: string): string {
  const digest = createHash('sha256').update(key).digest('hex');
  return `TP${(BigInt(`0x${digest.slice(0, 15)}`) % 1_000_000_000n).toString().padStart(9, '0')}XX`;
}

/** Buys nothing and sends nothing: for the demo and for trying out. What it answers follows from what it is asked. */
export const testCarrier = (currency: string): ShippingCarrier => ({
  name: 'Test Post',
  test: true,
  async rates(shipment): Promise<ShippingRate[]> {
    if (problemOf(shipment)) return [];
    const kilos = Math.ceil(weightOf(shipment));
    return services.map(({ base, perKilo, ...rate }) => ({
      ...rate,
      price: ((base + kilos * perKilo) / 100).toFixed(2),
      currency,
    }));
  },
  async buy({ key, service, shipment, now }) {
    const reason = problemOf(shipment);
    const chosen = services.find((one) => one.service === service);
    if (reason || !chosen) return { status: 'refused', reason: reason ?? 'There is no such service.' };
    const trackingNumber = numberOf(key);
    // With its library, which comes with the first label.
    const { drawTestLabel } = await import('./test-label.ts');
    return {
      status: 'bought',
      carrierLabelId: trackingNumber,
      trackingNumber,
      trackingLink: `https://testpost.example/track/${trackingNumber}`,
      voidUntil: new Date(now.getTime() + VOID_DAYS * 86_400_000).toISOString(),
      document: await drawTestLabel({ shipment, service: chosen.title, trackingNumber, now }),
    };
  },
  cancel: async () => ({ status: 'voided' }),
});
