// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProductCodeName } from './productCodeName.ts';
import type { ProductCodeOperator } from './productCodeOperator.ts';
import type { ProductCodePrice } from './productCodePrice.ts';
import type { ProductCodeText } from './productCodeText.ts';

export interface ProductCodeWish {
  provider: ProductCodeOperator;
  code: ProductCodeText;
  description: ProductCodeName;
  price: ProductCodePrice;
}
