import type { PackageContract } from '../schema.ts';
import { message } from './messages.ts';

/** What an app knows of itself and of the site that it is installed on: the REST reference "App Instance". */
export const appInstance: PackageContract = {
  package: 'rest_app-instance',
  version: '',
  operations: {
    getAppInstance: {
      readOnly: true,
      fqn: 'wix.devcenter.apps.v1.AppInstanceService.GetAppInstance',
      method: 'GET',
      path: '/apps/v1/instance',
      request: 'GetAppInstanceRequest',
      reply: 'GetAppInstanceResponse',
      identities: ['APP'],
    },
  },
  definitions: {
    GetAppInstanceRequest: message({}),
    GetAppInstanceResponse: message({ instance: 'AppInstance', site: 'Site' }),
    AppInstance: message({
      instanceId: 'string',
      appName: 'string',
      isFree: 'boolean',
      permissions: 'string[]',
    }),
    Site: message({
      siteId: 'string',
      siteDisplayName: 'string',
      locale: 'string',
      paymentCurrency: 'string',
      url: 'string',
      installedWixApps: 'string[]',
      multilingual: 'Multilingual',
    }),
    Multilingual: message({ isMultiLingual: 'boolean', supportedLanguages: 'string[]' }),
  },
  events: [],
  querySpecs: {},
};
