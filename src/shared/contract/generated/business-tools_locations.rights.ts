// Written by `npm run generate` from @wix/auto_sdk_business-tools_locations 1.0.60.
export const addLocationType = ['LOCATIONS.MANAGE'] as const;
export const addTypeToLocation = ['LOCATIONS.MANAGE'] as const;
export const archiveLocation = ['LOCATIONS.MANAGE'] as const;
export const bulkCreateLocation = ['LOCATIONS.MANAGE'] as const;
export const createLocation = ['LOCATIONS.MANAGE'] as const;
export const getLocation = ['LOCATIONS.READ'] as const;
export const listLocations = ['LOCATIONS.READ'] as const;
export const queryLocations = ['LOCATIONS.READ'] as const;
export const removeLocationType = ['LOCATIONS.MANAGE'] as const;
export const removeTypeFromLocation = ['LOCATIONS.MANAGE'] as const;
export const setDefaultLocation = ['LOCATIONS.MANAGE'] as const;
export const updateLocation = ['LOCATIONS.MANAGE'] as const;
