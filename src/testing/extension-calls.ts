import {
  extensionPath,
  type ExtensionRequest,
  type ExtensionResponse,
  type Extensions,
} from '../shared/extensions/define.ts';
import type { ErrorEnvelope } from '../platform/contract/errors.ts';

type Send = (path: string, body: object, headers?: Record<string, string>) => Promise<Response>;

/**
 * Calls of a domain's operations beyond the contract. A response has what its definition says and nothing else; `body`
 * throws where the operation failed.
 */
export const extensionCalls =
  <Of extends Extensions>(extensions: Of, send: Send) =>
  async <Name extends keyof Of & string>(
    name: Name,
    request: ExtensionRequest<Of[Name]> & object,
    headers?: Record<string, string>,
  ) => {
    const response = await send(extensionPath(name), request, headers);
    const json: unknown = await response.json();
    const { details } = json as Partial<ErrorEnvelope>;
    return {
      status: response.status,
      error: details?.applicationError,
      /** The fields that do not fit. */
      fields: details?.validationError?.fieldViolations.map(({ field }) => field),
      get body(): ExtensionResponse<Of[Name]> {
        return extensions[name]?.response.parse(json) as ExtensionResponse<Of[Name]>;
      },
    };
  };
