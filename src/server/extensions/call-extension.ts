import {
  extensionPath,
  type ExtensionRequest,
  type ExtensionResponse,
  type Extensions,
} from '../../shared/extensions/define.ts';
import { callHosted } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

/** A typed call of one domain's operations beyond the contract. */
export const extensionCaller =
  <Of extends Extensions>() =>
  /**
   * @param actor email of the person on whose behalf this is done
   * @throws PlatformCallError for any response but 200
   */
  <Name extends keyof Of & string>(
    platformFetch: PlatformFetch,
    name: Name,
    request: ExtensionRequest<Of[Name]> & object,
    actor?: string,
  ): Promise<ExtensionResponse<Of[Name]>> =>
    callHosted(platformFetch, extensionPath(name), request, actor);
