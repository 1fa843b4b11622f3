// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Code of an operator that is offered and that the project asks for.
 */
export type ProductCodeOperator = typeof ProductCodeOperator[keyof typeof ProductCodeOperator];


export const ProductCodeOperator = {
  STM: 'STM',
  AIS: 'AIS',
  GLB: 'GLB',
} as const;
