/** Loaded before a server's own code: its clock is ahead by `LATER_BY_MS`, as if it had started so much later. */
const ahead = Number(process.env['LATER_BY_MS']);
const Given = Date;

globalThis.Date = new Proxy(Given, {
  construct: (target, args: [], made: typeof Given) =>
    Reflect.construct(target, args.length === 0 ? [target.now() + ahead] : args, made) as Date,
  get: (target, name, self) =>
    name === 'now' ? () => target.now() + ahead : (Reflect.get(target, name, self) as unknown),
});
