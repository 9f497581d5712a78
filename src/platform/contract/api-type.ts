/** What travels: timestamps and bytes as strings, enums as their literals. */
export type ApiType<T> = 0 extends 1 & T
  ? T // `any` stays as it is
  : T extends Date | Uint8Array
    ? string
    : T extends string
      ? `${T}`
      : T extends readonly (infer Item)[]
        ? ApiType<Item>[]
        : T extends object
          ? { [Key in keyof T]: ApiType<T[Key]> }
          : T;

/** One operation as a package's `/meta` declares it. */
interface MetaOperation {
  httpMethod: string;
  pathParams: object;
  __originalRequestType: unknown;
  __originalResponseType: unknown;
}

/** The names of a contract package that are operations; the rest of `/meta` is enums. */
export type OperationName<Api> = {
  [Name in keyof Api & string]: Api[Name] extends () => MetaOperation ? Name : never;
}[keyof Api & string];

type Meta<Api, Name extends OperationName<Api>> = Api[Name] extends () => infer Operation
  ? Operation extends MetaOperation
    ? Operation
    : never
  : never;

/**
 * `/meta` names the parameter `{order.id}` of a path `orderId`; in the API it is `order.id`.
 * A parameter that is a field of the request itself is present already.
 */
type PathParameter<Message, Parameter extends string> = Parameter extends keyof Message
  ? { [Key in Parameter]: string }
  : {
      [
        Key in keyof Message & string as Parameter extends `${Key}${string}` ? Key : never
      ]: Parameter extends `${Key}${infer Rest}`
        ? NonNullable<Message[Key]> & { [Field in Uncapitalize<Rest>]: string }
        : never;
    };

type Intersect<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type PathParameters<Message, Parameters> = [keyof Parameters] extends [never]
  ? unknown
  : Intersect<
      { [Name in keyof Parameters & string]: PathParameter<Message, Name> }[keyof Parameters & string]
    >;

/** Masks are hidden from the SDK's public types; the decoder turns every form of them into a list of paths. */
type Mask<Method> = Method extends 'PATCH' | 'PUT' | 'POST'
  ? { fieldMask?: string[]; mask?: string[] }
  : unknown;

/** Nothing at all, where `{}` would allow anything. */
type Empty = Record<string, never>;
type OrEmpty<Message> = [Message extends unknown ? keyof Message : never] extends [never] ? Empty : Message;

/** The decoded request a handler receives; path parameters are always there. */
export type Request<Api, Name extends OperationName<Api>> = OrEmpty<
  ApiType<Meta<Api, Name>['__originalRequestType']> &
    PathParameters<ApiType<Meta<Api, Name>['__originalRequestType']>, Meta<Api, Name>['pathParams']> &
    Mask<Meta<Api, Name>['httpMethod']>
>;

/** What a handler answers with. */
export type Reply<Api, Name extends OperationName<Api>> = OrEmpty<
  ApiType<Meta<Api, Name>['__originalResponseType']>
>;

export type Handler<Api, Name extends OperationName<Api>, Ctx> = (
  request: Request<Api, Name>,
  context: Ctx,
) => Promise<Reply<Api, Name>>;

/** The handlers of one package: an operation left out answers 501, one the contract lacks does not compile. */
export type Handlers<Api, Ctx> = { [Name in OperationName<Api>]?: Handler<Api, Name, Ctx> };
