import { PAPER_SIZES } from '../../shared/papers.ts';
import { barsOf } from '../documents/pdf/bar-code.ts';
import { openSheet } from '../documents/pdf/sheet.ts';
import type { Shipment } from './carrier.ts';

const LABEL = PAPER_SIZES.label;
const MARGIN = 16;
const WIDTH = LABEL.width - 2 * MARGIN;
const RED = '#b3261e';

interface Drawn {
  shipment: Shipment;
  service: string;
  trackingNumber: string;
  now: Date;
}

/** A label as a carrier's is, with the word on it that it is none. */
export async function drawTestLabel({ shipment, service, trackingNumber, now }: Drawn): Promise<Uint8Array> {
  const sheet = await openSheet({
    title: `TEST ${trackingNumber}`,
    locale: 'en',
    rtl: false,
    created: now,
    size: LABEL,
  });
  sheet.addPage();
  let y = MARGIN;
  const write = (text: string, size: number, more: { strong?: boolean; color?: string } = {}): void => {
    y += sheet.text(text, { x: MARGIN, y, width: WIDTH }, { size, ...more });
  };
  const rule = (): void => {
    y += 6;
    sheet.rule({ x: MARGIN, y, width: WIDTH }, '#1d1b19');
    y += 8;
  };
  write('TEST', 34, { strong: true, color: RED });
  write('Not a label. No carrier takes it.', 8, { color: RED });
  rule();
  write(service, 13, { strong: true });
  write(`From ${shipment.from}`, 8);
  rule();
  for (const [at, line] of shipment.to.entries()) write(line, at === 0 ? 14 : 12, { strong: at === 0 });
  const { name, length, width, height } = shipment.box;
  rule();
  write(`${shipment.reference} · ${shipment.weight} kg · ${name}, ${length} × ${width} × ${height} cm`, 8);
  const bars = barsOf(trackingNumber);
  y = LABEL.height - MARGIN - 96;
  sheet.bars({ x: MARGIN + 12, y, width: WIDTH - 24 }, 72, bars);
  y += 78;
  sheet.text(trackingNumber, { x: MARGIN + 76, y, width: WIDTH - 76 }, { size: 12, strong: true });
  return sheet.end();
}
