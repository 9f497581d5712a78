import { eventTypes, operations } from '../../platform/contract/index.ts';
import { collectHandlers } from '../../platform/platform.ts';
import type { ServiceDefinition } from '../../platform/service.ts';
import { OTHERWISE } from '../../testing/events/seen.ts';
import type { Proof } from './proofs.ts';
import { EVENT_ORIGINS, OLDER_EVENT_ORIGINS, type EventOrigin } from './event-origins.ts';

interface EventRow {
  eventType: string;
  entity: string;
  /** Served operations that a test saw telling it. */
  proven: readonly string[];
  /** Served operations that are said to, and that no test saw. */
  said: readonly string[];
  /** When else. */
  also: string;
  /** Whether a test saw it told by no operation at all. */
  otherwise: boolean;
  /** Why it is not told; empty where it is. */
  not: string;
}

type Served = (name: string, entity: string) => boolean;

/** Whether an operation of that name has a handler: the entity's own one, where it has one of that name. */
function servedBy(services: readonly ServiceDefinition[]): Served {
  const handled = collectHandlers(services);
  return (name, entity) => {
    const named = operations.filter((operation) => operation.name === name);
    const own = named.filter(({ entityFqdn }) => entityFqdn === entity);
    return (own.length > 0 ? own : named).some(({ id }) => handled.has(id));
  };
}

const nameOf = (operation: string): string => operation.slice(operation.indexOf('.') + 1);

function rowOf(
  entity: string,
  eventType: string,
  origin: EventOrigin,
  { served, proofs }: { served: Served; proofs: readonly Proof[] },
): EventRow {
  const seen = proofs.filter((proof) => proof.eventType === eventType).map(({ operation }) => operation);
  const proven = [...new Set(seen.filter((name) => name !== OTHERWISE).map(nameOf))].toSorted();
  const row = { eventType, entity, proven, otherwise: seen.includes(OTHERWISE), said: [], also: '' };
  if ('not' in origin) return { ...row, not: origin.not };
  const said = origin.by.filter((name) => served(name, entity) && !proven.includes(name));
  const isTold = proven.length + said.length > 0 || origin.also !== undefined;
  return isTold
    ? { ...row, said, also: origin.also ?? '', not: '' }
    : { ...row, not: 'its operations are not served' };
}

/** Every event of the contract, by entity. @throws for a name that is no operation, and where an event is missing or made up */
export function eventRows(services: readonly ServiceDefinition[], proofs: readonly Proof[] = []): EventRow[] {
  const by = { served: servedBy(services), proofs };
  const rows = [
    ...Object.entries(EVENT_ORIGINS).flatMap(([entity, events]) =>
      Object.entries(events).map(([slug, origin]) => rowOf(entity, `${entity}_${slug}`, origin, by)),
    ),
    ...Object.entries(OLDER_EVENT_ORIGINS).map(([type, origin]) =>
      rowOf(type.includes('.') ? type.slice(0, type.lastIndexOf('.')) : 'site', type, origin, by),
    ),
  ];
  const all = new Set(operations.map(({ name }) => name));
  const unknown = [
    ...Object.values(EVENT_ORIGINS).flatMap((events) => Object.values(events)),
    ...Object.values(OLDER_EVENT_ORIGINS),
  ]
    .flatMap((origin) => ('by' in origin ? origin.by : []))
    .filter((name) => !all.has(name));
  if (unknown.length > 0) throw new Error(`no operations of the contract: ${unknown.join(', ')}`);
  const listed = new Set(rows.map(({ eventType }) => eventType));
  const contract = new Set(eventTypes.map(({ type }) => type));
  const odd = new Set(
    [...listed, ...contract, ...proofs.map(({ eventType }) => eventType)].filter(
      (type) => !listed.has(type) || !contract.has(type),
    ),
  );
  if (odd.size > 0) throw new Error(`events on one side only: ${[...odd].join(', ')}`);
  return rows;
}

export const isProven = ({ proven, otherwise }: EventRow): boolean => proven.length > 0 || otherwise;

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ');

const when = ({ proven, said, also, not }: EventRow): string =>
  not
    ? `**not told**: ${not}`
    : [
        code(proven),
        also && (proven.length > 0 ? `and when ${also}` : `when ${also}`),
        said.length > 0 && `(unproved: ${code(said)})`,
      ]
        .filter(Boolean)
        .join(' ');

const slugOf = ({ eventType, entity }: EventRow): string =>
  eventType.startsWith(entity) ? eventType.slice(entity.length + 1) : eventType;

export function renderEvents(rows: readonly EventRow[]): string {
  const told = rows.filter(({ not }) => not === '');
  const seen = told.filter(isProven);
  const sections = [...Map.groupBy(rows, ({ entity }) => entity)].map(
    ([entity, events]) =>
      `## \`${entity}\`\n\n| event | told by | seen |\n|---|---|---|\n${events.map((row) => `| \`${slugOf(row)}\` | ${when(row)} | ${row.not ? '' : isProven(row) ? 'yes' : '**no**'} |`).join('\n')}\n`,
  );
  return `# Events

Written by \`npm run events\` from \`src/tools/events/event-origins.ts\` and \`proofs.txt\` beside it; \`npm run check\` fails when it is stale.
How subscribers are told: [webhooks.md](webhooks.md).

**${told.length} of ${rows.length}** events of the contract are told; **${seen.length}** of them a test has seen, committed, after the operations that stand
here, and that test fails once one of these tells it no longer. *Unproved* are operations that are said to tell it, and that no such test
was seen to call: \`npm run events -- --prove [test files]\` looks again.

${sections.join('\n')}`;
}
