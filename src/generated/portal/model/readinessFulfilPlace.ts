// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The page where it is done. `documentation` is the operation below, with TRY OUT and samples.
 */
export type ReadinessFulfilPlace = typeof ReadinessFulfilPlace[keyof typeof ReadinessFulfilPlace];


export const ReadinessFulfilPlace = {
  documentation: 'documentation',
  calls: 'calls',
  keys: 'keys',
  codes: 'codes',
  company: 'company',
} as const;
