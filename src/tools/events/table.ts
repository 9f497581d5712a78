import { eventTypes, operations } from '../../platform/contract/index.ts';
import type { ServiceDefinition } from '../../platform/service.ts';
import { TOLD, TOLD_OLDER, type Told } from './told.ts';

interface EventRow {
  eventType: string;
  entity: string;
  /** Served operations that lead to it. */
  by: readonly string[];
  also: string;
  /** Why it is not told; empty where it is. */
  not: string;
}

type Served = (name: string, entity: string) => boolean;

/** Whether an operation of that name has a handler: the entity's own one, where it has one of that name. */
function servedBy(services: readonly ServiceDefinition[]): Served {
  const handled = new Set(
    services.flatMap(({ package: from, handlers = {} }) =>
      Object.keys(handlers).flatMap((name) => (handlers[name] ? [`${from}.${name}`] : [])),
    ),
  );
  return (name, entity) => {
    const named = operations.filter((operation) => operation.name === name);
    const own = named.filter(({ entityFqdn }) => entityFqdn === entity);
    return (own.length > 0 ? own : named).some((operation) => handled.has(`${operation.package}.${name}`));
  };
}

function rowOf(entity: string, eventType: string, told: Told, served: Served): EventRow {
  if ('not' in told) return { eventType, entity, by: [], also: '', not: told.not };
  const by = told.by.filter((name) => served(name, entity));
  const not = by.length === 0 && !told.also ? 'its operations are not served' : '';
  return { eventType, entity, by, also: not ? '' : (told.also ?? ''), not };
}

/** Every event of the contract, by entity. @throws for a name that is no operation, and where an event is missing or made up */
export function eventRows(services: readonly ServiceDefinition[]): EventRow[] {
  const served = servedBy(services);
  const rows = [
    ...Object.entries(TOLD).flatMap(([entity, events]) =>
      Object.entries(events).map(([slug, told]) => rowOf(entity, `${entity}_${slug}`, told, served)),
    ),
    ...Object.entries(TOLD_OLDER).map(([type, told]) =>
      rowOf(type.includes('.') ? type.slice(0, type.lastIndexOf('.')) : 'site', type, told, served),
    ),
  ];
  const all = new Set(operations.map(({ name }) => name));
  const unknown = [
    ...Object.values(TOLD).flatMap((events) => Object.values(events)),
    ...Object.values(TOLD_OLDER),
  ]
    .flatMap((told) => ('by' in told ? told.by : []))
    .filter((name) => !all.has(name));
  if (unknown.length > 0) throw new Error(`no operations of the contract: ${unknown.join(', ')}`);
  const listed = new Set(rows.map(({ eventType }) => eventType));
  const contract = new Set(eventTypes.map(({ type }) => type));
  const odd = new Set([...listed, ...contract].filter((type) => !listed.has(type) || !contract.has(type)));
  if (odd.size > 0) throw new Error(`events on one side only: ${[...odd].join(', ')}`);
  return rows;
}

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ');

const when = ({ by, also, not }: EventRow): string =>
  not
    ? `**not told**: ${not}`
    : [code(by), also && (by.length > 0 ? `and when ${also}` : `when ${also}`)].filter(Boolean).join(' ');

export function renderEvents(rows: readonly EventRow[]): string {
  const told = rows.filter(({ not }) => not === '');
  const sections = [...Map.groupBy(rows, ({ entity }) => entity)].map(
    ([entity, events]) =>
      `## \`${entity}\`\n\n| event | told by |\n|---|---|\n${events.map((row) => `| \`${row.eventType.startsWith(entity) ? row.eventType.slice(entity.length + 1) : row.eventType}\` | ${when(row)} |`).join('\n')}\n`,
  );
  return `# Events

Written by \`npm run events\` from \`src/tools/events/told.ts\`; \`npm run check\` fails when it is stale. How subscribers are told: [webhooks.md](webhooks.md).

**${told.length} of ${rows.length}** events of the contract are told.

${sections.join('\n')}`;
}
