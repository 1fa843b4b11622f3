// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export type ApiChangesProductsItem = {
  product: string;
  title: string;
};
