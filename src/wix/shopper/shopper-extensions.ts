import {
  extensionPath,
  type ExtensionRequest,
  type ExtensionResponse,
  type Extensions,
} from '../../shared/extensions/define.ts';
import { hostedCall } from './hosted-call.ts';

/**
 * A typed client of one domain's operations for shoppers, which the embedded platform has. The definitions are imported
 * as types only, so that their schemas stay out of the browser's code.
 */
export const shopperExtensionClient =
  <Of extends Extensions>() =>
  /** As this shopper. @throws CallError */
  <Name extends keyof Of & string>(
    name: Name,
    request: ExtensionRequest<Of[Name]> & object,
    signal?: AbortSignal,
  ): Promise<ExtensionResponse<Of[Name]>> =>
    hostedCall('POST', extensionPath(name), request, signal);
