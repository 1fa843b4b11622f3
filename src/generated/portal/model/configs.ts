// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { EnvironmentAddress } from './environmentAddress.ts';
import type { MetadataItem } from './metadataItem.ts';
import type { ProductType } from './productType.ts';
import type { Provider } from './provider.ts';
import type { WorkingDays } from './workingDays.ts';

/**
 * Every reference list by its name, and the environments.
 */
export interface Configs {
  /** The mailbox of the platform team, also used by the contact form. */
  contactEmail: string;
  /** Products a project can sell through. */
  PRODUCT_TYPE: ProductType[];
  /** Kinds of project. */
  PROJECT_TYPE: MetadataItem[];
  /** Environments by id. */
  ENV_TYPE: MetadataItem[];
  /** Operators. */
  PROVIDER: Provider[];
  /** Industries a company can belong to. */
  COMPANY_TYPE: MetadataItem[];
  /** Payment service provider codes that version 1 of the payment API accepts. */
  SERVICE_PROVIDER_V1: MetadataItem[];
  /** What an operator's offer can be. */
  SERVICE_PROVIDER_STATUS: MetadataItem[];
  /** Where each environment is called. */
  environments: EnvironmentAddress[];
  /** The calendar of each country with an operator, by which reviews are promised and measured. */
  workingDays: WorkingDays[];
}
