import type { ExtensionRequest, ExtensionResponse, Extensions } from '../../shared/extensions/define.ts';
import { callApi } from './call-api.ts';

interface Options {
  signal?: AbortSignal | undefined;
}

/**
 * A typed client of one domain's operations beyond the contract. The definitions are imported as types only, so that
 * their schemas stay out of the browser's code.
 */
export const extensionClient =
  <Of extends Extensions>() =>
  /** @throws CallError */
  <Name extends keyof Of & string>(
    name: Name,
    request: ExtensionRequest<Of[Name]>,
    options?: Options,
  ): Promise<ExtensionResponse<Of[Name]>> =>
    callApi('POST', `/admin/api/extensions/${name}`, request, options);
