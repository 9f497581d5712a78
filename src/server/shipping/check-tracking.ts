import { carrierNamed, isPage } from '../../shared/carriers.ts';
import type {
  MatchedRow,
  OrderTracking,
  TrackingCheck,
  TrackingCheckRequest,
  TrackingProblem,
} from '../../shared/shipments.ts';
import { plainCell, readNumber } from '../imports/cells.ts';
import { toCsv } from '../jobs/csv.ts';
import { readPage } from '../jobs/kinds/entity-source.ts';
import type { PlatformFetch } from '../platform-fetch.ts';
import { readTracking, type ReadTracking } from './tracking-rows.ts';

const MAX_NUMBER = 100;
const MAX_LINK = 2048;
const PAGE = 100;

const words: Readonly<Record<TrackingProblem, string>> = {
  broken: 'The row could not be read.',
  noNumber: 'There is no order number.',
  unknown: 'There is no order with this number.',
  outside: 'The order is not among the selected.',
  gone: 'The order is canceled or was never placed.',
  sent: 'Everything of the order was sent already.',
  doubled: 'The order stands in the file more than once.',
  tracking: 'This is no tracking number.',
  link: 'The link is no web address.',
};

/** Letters, digits and what stands between them; no address and no script. */
const isTrackingNumber = (text: string): boolean =>
  text.length <= MAX_NUMBER && /^[\p{L}\p{N}][\p{L}\p{N} ._/#-]*$/u.test(text);

type Read = { tracking: OrderTracking['trackingInfo']; number: string } | { problem: TrackingProblem };

/** What a line says by itself, whatever orders there are. */
function readLine(line: ReadTracking, usual: string | undefined): Read {
  if (line.broken !== undefined) return { problem: 'broken' };
  const number = readNumber(plainCell(line.number));
  if (number === undefined) return { problem: 'noNumber' };
  const trackingNumber = plainCell(line.tracking);
  if (!isTrackingNumber(trackingNumber)) return { problem: 'tracking' };
  const trackingLink = plainCell(line.link);
  if (trackingLink && (!isPage(trackingLink) || trackingLink.length > MAX_LINK)) return { problem: 'link' };
  const named = plainCell(line.carrier).slice(0, 100);
  const shippingProvider = named ? (carrierNamed(named) ?? named) : (usual ?? '');
  const tracking = {
    trackingNumber,
    ...(shippingProvider && { shippingProvider }),
    ...(trackingLink && { trackingLink }),
  };
  return { number, tracking };
}

interface Found {
  id: string;
  number: string;
  status?: string;
  fulfillmentStatus?: string;
}

async function ordersWith(
  platformFetch: PlatformFetch,
  numbers: readonly string[],
  narrow?: Record<string, unknown>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let start = 0; start < numbers.length; start += PAGE) {
    const wanted = { number: { $in: numbers.slice(start, start + PAGE) } };
    const filter = narrow && Object.keys(narrow).length > 0 ? { $and: [narrow, wanted] } : wanted;
    let cursor: string | undefined;
    do {
      const page = await readPage<Found>(
        platformFetch,
        { operation: 'ecom_orders.searchOrders', plural: 'orders' },
        { filter, ...(cursor !== undefined && { cursor }) },
      );
      found.push(...page.entities);
      cursor = page.next;
    } while (cursor !== undefined);
  }
  return found;
}

const stands = ({ status = 'APPROVED' }: Found): boolean => status === 'APPROVED';

/** Of two with the same number, an imported one perhaps, that which can still go. */
const better = (a: Found | undefined, b: Found): Found =>
  a && stands(a) && a.fulfillmentStatus !== 'FULFILLED' ? a : b;

const byNumber = (orders: readonly Found[]): Map<string, Found> => {
  const map = new Map<string, Found>();
  for (const order of orders) map.set(order.number, better(map.get(order.number), order));
  return map;
};

/** What would come of a file of tracking numbers for these orders; nothing is changed. */
export async function checkTracking(
  platformFetch: PlatformFetch,
  { text, carrier, selection }: TrackingCheckRequest,
): Promise<TrackingCheck> {
  const lines = (await readTracking(text)).map((line) => ({ line, read: readLine(line, carrier) }));
  const numbers = [...new Set(lines.flatMap(({ read }) => ('number' in read ? [read.number] : [])))];
  const everywhere = await ordersWith(platformFetch, numbers);
  const chosen =
    'ids' in selection
      ? everywhere.filter(({ id }) => new Set(selection.ids).has(id))
      : await ordersWith(platformFetch, numbers, selection.filter);
  const [known, selected] = [byNumber(everywhere), byNumber(chosen)];
  const said = Map.groupBy(lines, ({ read }) => ('number' in read ? read.number : ''));

  const problemOf = ({ line, read }: (typeof lines)[number]): TrackingProblem | undefined => {
    if ('problem' in read) return read.problem;
    const order = selected.get(read.number);
    if (!order) return known.has(read.number) ? 'outside' : 'unknown';
    if (!stands(order)) return 'gone';
    if (order.fulfillmentStatus === 'FULFILLED') return 'sent';
    const others = said.get(read.number) ?? [];
    const content = JSON.stringify(read);
    // The same line again says nothing new; another one leaves it open which is meant.
    const isClear = others.every((other) => JSON.stringify(other.read) === content);
    return isClear && others[0]?.line === line ? undefined : 'doubled';
  };
  const matched: MatchedRow[] = [];
  const rejected: TrackingCheck['refused'] = [];
  for (const entry of lines) {
    const { line, read } = entry;
    const problem = problemOf(entry);
    const order = 'number' in read ? selected.get(read.number) : undefined;
    if (problem === undefined && order && 'tracking' in read)
      matched.push({ row: line.row, orderId: order.id, number: order.number, trackingInfo: read.tracking });
    else {
      const { broken, ...row } = line;
      const why = problem ?? 'unknown';
      rejected.push({ ...row, problem: why, text: broken ? `The row ${broken}.` : words[why] });
    }
  }
  const head = ['Order number', 'Tracking number', 'Carrier', 'Tracking link', 'Row', 'What is wrong'];
  const rows = rejected.map((one) => [
    one.number,
    one.tracking,
    one.carrier,
    one.link,
    String(one.row),
    one.text,
  ]);
  return { matched, refused: rejected, refusedCsv: toCsv([head, ...rows]) };
}
