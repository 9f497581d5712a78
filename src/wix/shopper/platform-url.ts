import { platformPath } from '../platform-path.ts';
import { shopperSettings } from './settings.ts';

/** The SDK's address of a call, where this shop's platform answers it. */
export const platformUrl = (input: string | URL | Request): string =>
  shopperSettings().platformUrl + platformPath(input);
