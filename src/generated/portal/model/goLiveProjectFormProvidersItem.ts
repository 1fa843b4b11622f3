// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type GoLiveProjectFormProvidersItem = typeof GoLiveProjectFormProvidersItem[keyof typeof GoLiveProjectFormProvidersItem];


export const GoLiveProjectFormProvidersItem = {
  STM: 'STM',
  AIS: 'AIS',
  GLB: 'GLB',
  ARTL: 'ARTL',
  AIS2: 'AIS2',
  AIS3: 'AIS3',
  OPTUS3: 'OPTUS3',
  MLT: 'MLT',
} as const;
