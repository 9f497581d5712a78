import { parse, protocol, types, type PGlite, type Results } from '@electric-sql/pglite';
import { StatementNames } from '../statement-names.ts';

const { serialize } = protocol;

type Messages = typeof protocol.messages;
type DataRowMessage = InstanceType<Messages['DataRowMessage']>;
type ParameterDescriptionMessage = InstanceType<Messages['ParameterDescriptionMessage']>;
type RowDescriptionMessage = InstanceType<Messages['RowDescriptionMessage']>;
type CommandCompleteMessage = InstanceType<Messages['CommandCompleteMessage']>;

interface Prepared {
  parameterTypes: readonly number[];
  columns: readonly { name: string; dataTypeID: number }[];
}

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

const isRow = (message: Message): message is DataRowMessage => message.name === 'dataRow';

const CHANGES_SCHEMA = /\b(create|alter|drop)\b/i;
const COUNTED = /^(?:insert|update|delete|copy|merge) .*?(\d+)$/i;

/**
 * Statements that come again are parsed and described once: PGlite's own `query` does both each time, which takes half of
 * the time of a small statement. They belong to the client, whoever uses it.
 */
export class PreparedStatements {
  static readonly #ofClient = new WeakMap<PGlite, PreparedStatements>();

  static of(client: PGlite): PreparedStatements {
    const found = PreparedStatements.#ofClient.get(client) ?? new PreparedStatements(client);
    PreparedStatements.#ofClient.set(client, found);
    return found;
  }

  readonly #client: PGlite;
  readonly #prepared = new Map<string, Prepared>();
  #names = new StatementNames();
  /** A rollback brings back the columns of before. */
  #isSchemaChanged = false;

  private constructor(client: PGlite) {
    this.#client = client;
  }

  async query<R>(text: string, values: readonly unknown[]): Promise<Results<R>> {
    const { name, gone } = this.#names.of(text);
    if (gone !== undefined) await this.#close(gone);
    return this.#naming(text, values, async () => {
      try {
        // The unnamed statement is replaced by the next one.
        const prepared = this.#prepared.get(name ?? '') ?? (await this.#prepare(name ?? '', text));
        return await this.#execute<R>(name ?? '', prepared, values);
      } catch (error) {
        // After an error PostgreSQL ignores everything until this.
        await this.#send(serialize.sync()).catch(() => undefined);
        throw error;
      }
    });
  }

  /** Without values a text may hold several statements, as with PostgreSQL's own client. */
  async exec(text: string): Promise<Results[]> {
    const messages = await this.#naming(text, undefined, () => this.#send(serialize.query(text)));
    await this.#client.syncToFs();
    const isBack = text === 'rollback' && this.#isSchemaChanged;
    if (CHANGES_SCHEMA.test(text)) this.#isSchemaChanged = true;
    else if (text === 'rollback' || text === 'commit') this.#isSchemaChanged = false;
    if (isBack || CHANGES_SCHEMA.test(text)) await this.#forget();
    return parse.parseResults(messages, this.#client.parsers);
  }

  /** As PGlite does it, an error names the statement that failed. */
  async #naming<Result>(
    query: string,
    params: readonly unknown[] | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof protocol.messages.DatabaseError)
        Object.assign(error, { query, params, queryOptions: undefined });
      throw error;
    }
  }

  async #execute<R>(
    name: string,
    { parameterTypes, columns }: Prepared,
    values: readonly unknown[],
  ): Promise<Results<R>> {
    const { serializers, parsers } = this.#client;
    const serialized = values.map((value, at) => {
      if (value === null || value === undefined) return null;
      const own = serializers[parameterTypes[at] ?? 0];
      // As PGlite does it: a type without a serializer is written as it describes itself.
      return own ? own(value) : (value as { toString: () => string }).toString();
    });
    const messages = await this.#send(
      serialize.bind({ statement: name, values: serialized }),
      serialize.execute({}),
      serialize.sync(),
    );
    await this.#client.syncToFs();
    const rows = messages
      .filter(isRow)
      .map(({ fields }) =>
        Object.fromEntries(
          columns.map((column, at) => [
            column.name,
            types.parseType(fields[at] ?? null, column.dataTypeID, parsers),
          ]),
        ),
      );
    return { rows: rows as R[], fields: [...columns], affectedRows: countOf(messages) };
  }

  async #prepare(name: string, text: string): Promise<Prepared> {
    const messages = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      // Not `sync`, which would end a transaction of its own.
      serialize.flush(),
    );
    const prepared: Prepared = { parameterTypes: [], columns: [] };
    for (const message of messages) {
      if (message.name === 'parameterDescription')
        prepared.parameterTypes = (message as ParameterDescriptionMessage).dataTypeIDs;
      if (message.name === 'rowDescription')
        prepared.columns = (message as RowDescriptionMessage).fields.map(({ name: column, dataTypeID }) => ({
          name: column,
          dataTypeID,
        }));
    }
    if (name !== '') this.#prepared.set(name, prepared);
    return prepared;
  }

  async #close(name: string): Promise<void> {
    if (this.#prepared.delete(name)) await this.#send(serialize.close({ type: 'S', name }), serialize.sync());
  }

  /** What was prepared for other columns than there are now would be rejected. */
  async #forget(): Promise<void> {
    this.#names = new StatementNames();
    this.#prepared.clear();
    await this.#send(serialize.query('deallocate all'));
  }

  #send(...parts: readonly Uint8Array[]): Promise<Message[]> {
    return this.#client.runExclusive(() =>
      this.#client.execProtocolStream(Buffer.concat(parts), { syncToFs: false }),
    );
  }
}

/** As PGlite counts it: nothing where rows are only read. */
function countOf(messages: readonly Message[]): number {
  const done = messages.find(({ name }) => name === 'commandComplete');
  const [, count] = COUNTED.exec((done as CommandCompleteMessage | undefined)?.text ?? '') ?? [];
  return Number(count ?? 0);
}
