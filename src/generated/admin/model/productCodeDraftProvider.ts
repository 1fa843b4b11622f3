// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Code of an operator that is offered and that the project asks for.
 */
export type ProductCodeDraftProvider = typeof ProductCodeDraftProvider[keyof typeof ProductCodeDraftProvider];


export const ProductCodeDraftProvider = {
  STM: 'STM',
  AIS: 'AIS',
  GLB: 'GLB',
} as const;
