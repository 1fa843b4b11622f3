// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Code of the operator (payment service provider).
 */
export type ProviderCode = typeof ProviderCode[keyof typeof ProviderCode];


export const ProviderCode = {
  STM: 'STM',
  AIS: 'AIS',
  GLB: 'GLB',
  ARTL: 'ARTL',
  AIS2: 'AIS2',
  AIS3: 'AIS3',
  OPTUS3: 'OPTUS3',
  MLT: 'MLT',
} as const;
