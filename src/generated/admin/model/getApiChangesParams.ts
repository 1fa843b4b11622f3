// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export type GetApiChangesParams = {
/**
 * The product's suffix in /api-doc/{suffix}; by default the first product.
 * @minLength 1
 * @maxLength 100
 */
product?: string;
};
